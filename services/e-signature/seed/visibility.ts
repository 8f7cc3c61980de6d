/** Recipients of every type, one person with two roles, and hidden documents. */

import type { Recipient } from "#contracts/e-signature/index.ts";
import { demoIndex, type Person } from "#services/demo/company.ts";
import { demoRecipients } from "#services/demo/things/e-signature.ts";
import type { ESignatureTables } from "#services/e-signature/tables.ts";

export function seedRecipients(
  { recipients }: ESignatureTables,
  envelopeId: string,
  people: (index: number) => Person,
): void {
  const put = (
    recipientId: string,
    recipientType: Recipient["recipientType"],
    { displayName: name, email }: Pick<Person, "displayName" | "email">,
    routingOrder: number,
  ) => {
    const value: Recipient = { recipientId, recipientType, name, email, routingOrder, status: "created" };
    recipients.put({ envelopeId, value });
  };
  put(demoRecipients.signer, "signer", people(demoIndex.endUser), 1);
  put(demoRecipients.secondSigner, "signer", people(5), 2);
  put(demoRecipients.carbonCopy, "carbonCopy", people(6), 3);
  put(demoRecipients.certifiedDelivery, "certifiedDelivery", people(7), 3);
  put(demoRecipients.editor, "editor", people(8), 3);
  put(demoRecipients.agent, "agent", people(9), 3);
  put(demoRecipients.signerAgain, "signer", people(demoIndex.endUser), 4);
  put(demoRecipients.guest, "inPersonSigner", { displayName: "Zoë Guest", email: "zoe@guests.example" }, 5);
}

/** The annex is hidden from the signers, but not from the first one's second part. */
export function seedHidden({ hidden }: ESignatureTables, envelopeId: string): void {
  for (const recipientId of [demoRecipients.signer, demoRecipients.secondSigner])
    hidden.put({ envelopeId, recipientId, documentId: "3" });
}
