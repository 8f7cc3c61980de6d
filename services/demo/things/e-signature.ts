/** Things of e-signature in the demo company that have a name, for seeds and tests. */
import { guidOf } from "#contracts/kit/guid.ts";
import type { EnvelopeStatus } from "#services/e-signature/tables.ts";

/** The demo company's configurations, by purpose. */
export const demoConfigurations = {
  envelopes: "1001",
  recipients: "1002",
  aggregate: "1003",
  disabled: "1004",
} as const;

/** The account of the demo company, by its GUID and by its number. */
export const MAIN_ACCOUNT = { accountId: guidOf("eSignature account main"), accountNumber: "10020030" };
/** An account without Connect, in which comments are disabled. */
export const QUIET_ACCOUNT = { accountId: guidOf("eSignature account quiet"), accountNumber: "10020031" };

export const userIdOf = (email: string) => guidOf(`eSignature user ${email}`);

/** Moves that each envelope has made. */
export const moves = {
  draft: [],
  sent: ["sent"],
  delivered: ["sent", "delivered"],
  completed: ["sent", "delivered", "completed"],
  declined: ["sent", "declined"],
  voided: ["voided"],
  /** Changes by itself after the first start: delivered, then completed. */
  moving: ["sent"],
  /** With twenty documents. */
  thick: ["sent"],
  /** Of the account without comments. */
  quiet: ["sent"],
} as const satisfies Record<string, readonly EnvelopeStatus[]>;
export type EnvelopeName = keyof typeof moves;
export const envelopeNames = Object.keys(moves) as EnvelopeName[];

const envelopeIdOf = (name: string) => guidOf(`eSignature envelope ${name}`);
/** The ids of the demo company's envelopes, by purpose. */
export const demoEnvelopes = Object.fromEntries(
  envelopeNames.map((name) => [name, envelopeIdOf(name)]),
) as Record<EnvelopeName, string>;

/** The id of a tab by its index in the seed's list (`services/e-signature/seed/index.ts`). */
export const tabIdOf = (envelopeId: string, index: number) => guidOf(`${envelopeId} tab ${index}`);

/** Recipients by purpose; every envelope has all of them. */
export const demoRecipients = {
  signer: "1",
  secondSigner: "2",
  carbonCopy: "3",
  certifiedDelivery: "4",
  editor: "5",
  agent: "6",
  /** The first signer again, later. */
  signerAgain: "7",
  /** A person whom no other family has. */
  guest: "8",
} as const;
