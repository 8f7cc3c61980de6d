/** Settings of e-signature: the account, the domains of the vendor, and the webhook that Connect calls. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const eSignatureSettings = {
  scope: [
    {
      key: "accountId",
      parameter: "accountId",
      means: "GUID of the account.",
      demo: "47241a22-db03-4a50-838b-63902f75f5fa",
    },
    {
      key: "accountNumber",
      parameter: "accountNumber",
      means: "External number of the account. Ids that name the account by it are accepted too.",
      demo: "10020030",
    },
    {
      key: "vendorDomains",
      parameter: "vendorDomains",
      means: "Domains of the vendor. Redirects may lead only to these.",
      demo: "esign.example",
      list: "domains",
    },
  ],
  listener: { sender: "e-signature's Connect", path: "/webhooks/e-signature" },
} satisfies DeclaredSettings;
