import { eSignature } from "#contracts/e-signature/index.ts";
import { type Fields, loadersOf } from "#subgraphs/kit/loading/loaders.ts";

const { response } = loadersOf(eSignature);

/** True if one of these members is selected, or if the selection is not known. */
export const has = (fields: Fields, ...members: readonly string[]) =>
  fields === undefined || members.some((member) => fields.has(member));
/** Value of a parameter that requests an optional part of the response. */
const asked = (fields: Fields, ...members: readonly string[]) =>
  has(fields, ...members) ? ("true" as const) : null;

export const eSignatureLoaders = {
  documents: response("listEnvelopeDocuments", {
    itemIn: ({ envelopeDocuments }) => envelopeDocuments,
    also: (fields) => ({
      include_tabs: asked(fields, "tabs"),
      include_metadata: asked(fields, "metadata", "tabs.metadata"),
    }),
  }),
  tabs: response("getDocumentTabs", { also: (fields) => ({ include_metadata: asked(fields, "metadata") }) }),
  pageTabs: response("getDocumentPageTabs"),
  documentFields: response("getDocumentFields", { itemIn: ({ documentFields }) => documentFields }),
  htmlDefinitions: response("getDocumentHtmlDefinitions", {
    // For a document that is not HTML, the response body is empty (D2-141).
    itemIn: ({ htmlDefinitions }) => htmlDefinitions ?? [],
  }),
  recipient: response("getRecipientDocumentVisibility"),
  storageProviders: response("listCloudStorageProviders", {
    itemIn: ({ storageProviders }) => storageProviders,
  }),
  storageProvider: response("getCloudStorageProvider"),
  connectConfigurations: response("listConnectConfigurations", {
    itemIn: ({ configurations }) => configurations,
  }),
  connectConfiguration: response("getConnectConfiguration"),
  connectOAuth: response("getConnectOAuthConfig"),
};
