/** E-signature in the graph: an area a file. */
import { cloudStorageResolvers } from "./resolvers/cloud-storage.ts";
import { connectResolvers } from "./resolvers/connect.ts";
import { connectEventResolvers } from "./resolvers/connect-events.ts";
import { customFieldResolvers } from "./resolvers/custom-fields.ts";
import { documentResolvers } from "./resolvers/documents.ts";
import { envelopeResolvers } from "./resolvers/envelopes.ts";
import { tabResolvers } from "./resolvers/tabs.ts";
import { visibilityResolvers } from "./resolvers/visibility.ts";

export const eSignatureResolvers = [
  envelopeResolvers,
  documentResolvers,
  tabResolvers,
  visibilityResolvers,
  customFieldResolvers,
  cloudStorageResolvers,
  connectResolvers,
  connectEventResolvers,
] as const;
