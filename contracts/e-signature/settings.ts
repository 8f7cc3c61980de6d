/** Settings of e-signature: the account, the domains of the vendor, and the webhook that Connect calls. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const eSignatureSettings = {
  scope: [
    {
      variable: "E_SIGNATURE_ACCOUNT_ID",
      parameter: "accountId",
      means: "GUID of the account.",
      demo: "47241a22-db03-4a50-838b-63902f75f5fa",
    },
    {
      variable: "E_SIGNATURE_ACCOUNT_NUMBER",
      parameter: "accountNumber",
      means: "External number of the same account; ids that name the account by its number are accepted too.",
      demo: "10020030",
    },
    {
      variable: "E_SIGNATURE_VENDOR_DOMAINS",
      parameter: "vendorDomains",
      means: "Domains of the vendor, separated by commas; redirects may lead only to these.",
      demo: "esign.example",
    },
  ],
  listener: { sender: "e-signature's Connect", path: "/webhooks/e-signature" },
} satisfies DeclaredSettings;
