/** The business subgraph: ERP, accounting, banking, treasury, CRM and marketing. */
import { banking } from "../../families/banking/contract.ts";
import { type ContextOf, moduleOf } from "../kit/context.ts";
import { hubResolvers } from "../kit/hub.ts";
import type { SubgraphModule } from "../kit/subgraph.ts";
import { bankingLoaders } from "./banking/loaders.ts";
import { bankingResolvers } from "./banking/resolvers.ts";
import { paymentResolvers } from "./payment.ts";

const families = [moduleOf({ family: banking, loaders: bankingLoaders })] as const;

export type BusinessContext = ContextOf<typeof families>;

export const business = {
  name: "business",
  families,
  resolvers: [hubResolvers, paymentResolvers, bankingResolvers],
} as const satisfies SubgraphModule;
