import { eSignature } from "#contracts/e-signature/index.ts";
import type { Input } from "#contracts/kit/contract.ts";
import type { OperationName } from "#subgraphs/kit/calls/family-client.ts";
import { type Fields, loadersOf } from "#subgraphs/kit/loading/loaders.ts";

const { each } = loadersOf(eSignature);

type InputOf<N extends OperationName<typeof eSignature>> = Input<(typeof eSignature)["operations"][N]>;

/** Value of a parameter that requests an optional part of the response. */
const asked = (wanted: boolean) => (wanted ? ("true" as const) : null);
/** True if one of these members is selected, or if the selection is not known. */
export const has = (fields: Fields, ...members: readonly string[]) =>
  fields === undefined || members.some((member) => fields.has(member));

/** Keys contain all parameters of the operation. */
export const eSignatureLoaders = {
  documents: each("listEnvelopeDocuments", {
    selective: true,
    ask: (key: InputOf<"listEnvelopeDocuments">, fields) => ({
      ...key,
      include_tabs: asked(has(fields, "tabs")),
      include_metadata: asked(has(fields, "metadata", "tabs.metadata")),
    }),
    itemIn: ({ envelopeDocuments }) => envelopeDocuments,
  }),
  tabs: each("getDocumentTabs", {
    selective: true,
    ask: (key: InputOf<"getDocumentTabs">, fields) => ({
      ...key,
      include_metadata: asked(has(fields, "metadata")),
    }),
    itemIn: (tabs) => tabs,
  }),
  pageTabs: each("getDocumentPageTabs", {
    ask: (key: InputOf<"getDocumentPageTabs">) => key,
    itemIn: (tabs) => tabs,
  }),
  documentFields: each("getDocumentFields", {
    ask: (key: InputOf<"getDocumentFields">) => key,
    itemIn: ({ documentFields }) => documentFields,
  }),
  htmlDefinitions: each("getDocumentHtmlDefinitions", {
    ask: (key: InputOf<"getDocumentHtmlDefinitions">) => key,
    // For a document that is not HTML, the response body is empty (D2-141).
    itemIn: ({ htmlDefinitions }) => htmlDefinitions ?? [],
  }),
  recipient: each("getRecipientDocumentVisibility", {
    ask: (key: InputOf<"getRecipientDocumentVisibility">) => key,
    itemIn: (body) => body,
  }),
  storageProviders: each("listCloudStorageProviders", {
    ask: (key: InputOf<"listCloudStorageProviders">) => key,
    itemIn: ({ storageProviders }) => storageProviders,
  }),
  connectConfigurations: each("listConnectConfigurations", {
    ask: (key: InputOf<"listConnectConfigurations">) => key,
    itemIn: ({ configurations }) => configurations,
  }),
  connectConfiguration: each("getConnectConfiguration", {
    ask: (key: InputOf<"getConnectConfiguration">) => key,
    itemIn: (body) => body,
  }),
  connectOAuth: each("getConnectOAuthConfig", {
    ask: (key: InputOf<"getConnectOAuthConfig">) => key,
    itemIn: (body) => body,
  }),
  storageProvider: each("getCloudStorageProvider", {
    ask: (key: InputOf<"getCloudStorageProvider">) => key,
    itemIn: (body) => body,
  }),
};
