/** The collaboration subgraph: support, meetings, e-signature, contact centre and social. */
import { supportDesk } from "../../families/support-desk/contract.ts";
import { type ContextOf, moduleOf } from "../kit/context.ts";
import { hubResolvers } from "../kit/hub.ts";
import type { SubgraphModule } from "../kit/subgraph.ts";
import { supportDeskLoaders, takeUsers } from "./support-desk/loaders.ts";
import { supportDeskResolvers } from "./support-desk/resolvers.ts";

const families = [
  moduleOf({
    family: supportDesk,
    loaders: supportDeskLoaders,
    sideload: (body, desk) => takeUsers(body, desk.users),
  }),
] as const;

export type CollaborationContext = ContextOf<typeof families>;

export const collaboration = {
  name: "collaboration",
  families,
  resolvers: [hubResolvers, supportDeskResolvers],
} as const satisfies SubgraphModule;
