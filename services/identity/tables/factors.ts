/** Tables of factors: secrets, transactions, text messages and hardware tokens. */

import type { factorResults } from "#contracts/identity/factors.ts";
import type { Store } from "#services/kit/data/store.ts";

/** Secrets that check a factor, stored apart so that no response with a factor can contain them. */
export interface FactorSecret {
  readonly factorId: string;
  /** Base32 secret of a time-based token. */
  readonly totp?: string;
  /** Last used step, so that a code is accepted only once. */
  readonly lastStep?: number;
  /** Clock drift of a hardware token, in steps. */
  readonly drift?: number;
  /** Digest of the answer to a security question. */
  readonly answer?: string;
  /** Activation code. */
  readonly code?: string;
  readonly codeUntil?: number;
}

/** A verification whose result comes after the response to its request. */
export interface Transaction {
  readonly id: string;
  readonly userId: string;
  readonly factorId: string;
  readonly result: (typeof factorResults)[number];
  /** The sent code, if any. */
  readonly code?: string;
  readonly wrong: number;
  readonly expiresAt: number;
  /** Client data of the request, as the caller reports it. */
  readonly ip?: string;
  readonly userAgent?: string;
}

/** A text message to a phone. */
export interface TextMessage {
  readonly id: string;
  readonly to: string;
  readonly text: string;
  readonly language: string;
  readonly sentAt: number;
}

export interface TextTemplate {
  readonly id: string;
  /** Text by language, with the placeholder `{code}`. `en` is always present. */
  readonly texts: Readonly<Record<string, string>> & { readonly en: string };
}

/** A hardware token. A user enrolls it by its serial number. */
export interface HardwareToken {
  readonly serial: string;
  readonly secret: string;
}

export function factorTables(store: Store) {
  return {
    factorSecrets: store.collection("factorSecrets", { key: (row: FactorSecret) => row.factorId }),
    transactions: store.collection("transactions", {
      key: (row: Transaction) => row.id,
      indexes: { factor: (row) => row.factorId },
    }),
    textMessages: store.collection("textMessages", {
      key: (row: TextMessage) => row.id,
      indexes: { to: (row) => row.to },
    }),
    textTemplates: store.collection("textTemplates", { key: (row: TextTemplate) => row.id }),
    hardwareTokens: store.collection("hardwareTokens", { key: (row: HardwareToken) => row.serial }),
  };
}
