/** E-signature in the graph: an area a file. */
import { cloudStorageResolvers } from "./resolvers/cloud-storage.ts";
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
] as const;
