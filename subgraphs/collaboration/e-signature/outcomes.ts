/** Fields that show whether a write succeeded, with the mutations that each field shows. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const eSignatureOutcomes: MutationOutcomes = {
  shownBy: {
    "eSignature.connectConfiguration": ["updateConnectConfiguration", "deleteConnectConfiguration"],
    "eSignature.connectConfigurations": ["createConnectConfiguration"],
    "eSignature.connectOAuth": ["createConnectOAuth", "updateConnectOAuth", "deleteConnectOAuth"],
    "eSignature.envelope.document.fields": [
      "createEnvelopeDocumentFields",
      "updateEnvelopeDocumentFields",
      "deleteEnvelopeDocumentFields",
    ],
    "eSignature.envelope.document.tabs": ["createEnvelopeTabs", "updateEnvelopeTabs", "deleteEnvelopeTabs"],
    "eSignature.envelope.document.visibility": ["updateEnvelopeDocumentVisibility"],
    "eSignature.envelope.documents": [
      "addEnvelopeDocuments",
      "uploadEnvelopeDocument",
      "deleteEnvelopeDocuments",
    ],
    "eSignature.envelope.recipient.documentVisibility": ["updateEnvelopeRecipientVisibility"],
    "eSignature.user.cloudStorageProviders": [
      "linkESignatureCloudStorageProviders",
      "unlinkESignatureCloudStorageProviders",
      "unlinkESignatureCloudStorageProvider",
    ],
  },
  unobservable: {
    createEnvelopeCustomFields: "An envelope's custom fields can be written, not read.",
    updateEnvelopeCustomFields: "An envelope's custom fields can be written, not read.",
  },
};
