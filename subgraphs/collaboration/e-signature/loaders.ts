import { eSignature } from "#contracts/e-signature/index.ts";
import type { Input } from "#contracts/kit/contract.ts";
import type { OperationName } from "#subgraphs/kit/context/family-client.ts";
import { type Fields, loadersOf } from "#subgraphs/kit/loading/loaders.ts";

const { each } = loadersOf(eSignature);

type InputOf<N extends OperationName<typeof eSignature>> = Input<(typeof eSignature)["operations"][N]>;

/** What is read by several parameters is keyed by all of them. */
export const keyOf = (input: object) => JSON.stringify(input);
const inputOf = <N extends OperationName<typeof eSignature>>(key: string) => JSON.parse(key) as InputOf<N>;

/** Sent only for the requested parts. */
const asked = (wanted: boolean) => (wanted ? ("true" as const) : null);
/** True where all fields, or one of these members, are selected. */
export const has = (fields: Fields, ...members: readonly string[]) =>
  fields === undefined || members.some((member) => fields.has(member));

export const eSignatureLoaders = {
  documents: each("listEnvelopeDocuments", {
    selective: true,
    ask: (key, fields) => ({
      ...inputOf<"listEnvelopeDocuments">(key),
      include_tabs: asked(has(fields, "tabs")),
      include_metadata: asked(has(fields, "metadata", "tabs.metadata")),
    }),
    itemIn: ({ envelopeDocuments }) => envelopeDocuments,
  }),
  tabs: each("getDocumentTabs", {
    selective: true,
    ask: (key, fields) => ({
      ...inputOf<"getDocumentTabs">(key),
      include_metadata: asked(has(fields, "metadata")),
    }),
    itemIn: (tabs) => tabs,
  }),
  pageTabs: each("getDocumentPageTabs", {
    ask: (key) => inputOf<"getDocumentPageTabs">(key),
    itemIn: (tabs) => tabs,
  }),
  documentFields: each("getDocumentFields", {
    ask: (key) => inputOf<"getDocumentFields">(key),
    itemIn: ({ documentFields }) => documentFields,
  }),
  htmlDefinitions: each("getDocumentHtmlDefinitions", {
    ask: (key) => inputOf<"getDocumentHtmlDefinitions">(key),
    // The body of what is no HTML document holds nothing (D2-141).
    itemIn: ({ htmlDefinitions }) => htmlDefinitions ?? [],
  }),
  recipient: each("getRecipientDocumentVisibility", {
    ask: (key) => inputOf<"getRecipientDocumentVisibility">(key),
    itemIn: (body) => body,
  }),
  storageProviders: each("listCloudStorageProviders", {
    ask: (key) => inputOf<"listCloudStorageProviders">(key),
    itemIn: ({ storageProviders }) => storageProviders,
  }),
  connectConfigurations: each("listConnectConfigurations", {
    ask: (key) => inputOf<"listConnectConfigurations">(key),
    itemIn: ({ configurations }) => configurations,
  }),
  connectConfiguration: each("getConnectConfiguration", {
    ask: (key) => inputOf<"getConnectConfiguration">(key),
    itemIn: (body) => body,
  }),
  connectOAuth: each("getConnectOAuthConfig", {
    ask: (key) => inputOf<"getConnectOAuthConfig">(key),
    itemIn: (body) => body,
  }),
  storageProvider: each("getCloudStorageProvider", {
    ask: (key) => inputOf<"getCloudStorageProvider">(key),
    itemIn: (body) => body,
  }),
};
