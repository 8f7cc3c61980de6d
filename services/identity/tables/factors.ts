/** What the identity provider keeps of factors, beyond what it tells of them. */

import type { factorResults } from "#contracts/identity/factors.ts";
import type { Store } from "#services/kit/data/store.ts";

/** What a factor is checked by: kept apart, so that no reading of a factor can show it. */
export interface FactorSecret {
  readonly factorId: string;
  /** Base32, of a time-based token. */
  readonly totp?: string;
  /** The last step that was used, so that no code counts twice. */
  readonly lastStep?: number;
  /** How many steps a hardware token's clock is off. */
  readonly drift?: number;
  /** Digest of a security question's answer. */
  readonly answer?: string;
  /** The code that activates. */
  readonly code?: string;
  readonly codeUntil?: number;
}

/** A verification that goes on after its call was answered. */
export interface Transaction {
  readonly id: string;
  readonly userId: string;
  readonly factorId: string;
  readonly result: (typeof factorResults)[number];
  /** The code that was sent, where one was. */
  readonly code?: string;
  readonly wrong: number;
  readonly expiresAt: number;
  /** Who asked, as the caller says. */
  readonly ip?: string;
  readonly userAgent?: string;
}

/** A message that left for a phone. */
export interface TextMessage {
  readonly id: string;
  readonly to: string;
  readonly text: string;
  readonly language: string;
  readonly sentAt: number;
}

export interface TextTemplate {
  readonly id: string;
  /** By language, with `{code}` where the code goes; `en` is always there. */
  readonly texts: Readonly<Record<string, string>> & { readonly en: string };
}

/** A hardware token; a user enrolls it by its serial number. */
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
