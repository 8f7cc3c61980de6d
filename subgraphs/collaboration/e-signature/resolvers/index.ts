/** Resolvers of e-signature, with one file per area. */
import { cloudStorageResolvers } from "./cloud-storage.ts";
import { connectEventResolvers } from "./connect.events.ts";
import { connectResolvers } from "./connect.ts";
import { customFieldResolvers } from "./custom-fields.ts";
import { envelopeResolvers } from "./documents.envelopes.ts";
import { documentResolvers } from "./documents.ts";
import { tabResolvers } from "./tabs.ts";
import { visibilityResolvers } from "./visibility.ts";

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
