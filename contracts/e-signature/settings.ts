/** Settings of e-signature: the account, the domains of the vendor, and the webhook that Connect calls. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const eSignatureSettings = {
  scope: [
    {
      variable: "E_SIGNATURE_ACCOUNT_ID",
      parameter: "accountId",
      means: "The account, by its GUID.",
      demo: "47241a22-db03-4a50-838b-63902f75f5fa",
    },
    {
      variable: "E_SIGNATURE_ACCOUNT_NUMBER",
      parameter: "accountNumber",
      means: "The same account's external number: ids that name the account by it are the same ids.",
      demo: "10020030",
    },
    {
      variable: "E_SIGNATURE_VENDOR_DOMAINS",
      parameter: "vendorDomains",
      means: "The vendor's own domains, separated by commas: only within them may a redirect lead back.",
      demo: "esign.example",
    },
  ],
  listener: { sender: "e-signature's Connect", path: "/webhooks/e-signature" },
} satisfies DeclaredSettings;
