/** Tabs of every kind on the first document, for the two signers. */

import type { NewTab, TabKind } from "#contracts/e-signature/index.ts";
import { demoRecipients, tabIdOf } from "#services/demo/things/e-signature.ts";
import type { ESignatureTables } from "#services/e-signature/tables.ts";
import { newTab } from "#services/e-signature/tabs.ts";

const { signer, secondSigner } = demoRecipients;

const rows: readonly (readonly [kind: TabKind, tab: Omit<NewTab, "xPosition" | "yPosition">])[] = [
  ["fullName", { recipientId: signer, pageNumber: 1, value: "As it is printed" }],
  ["email", { recipientId: signer, pageNumber: 1 }],
  ["dateSigned", { recipientId: signer, pageNumber: 1 }],
  ["initialHere", { recipientId: signer, pageNumber: 2 }],
  ["text", { recipientId: secondSigner, pageNumber: 2, value: "Rotterdam", tabLabel: "place", locked: true }],
  ["checkbox", { recipientId: secondSigner, pageNumber: 2, selected: true, tabLabel: "agreed" }],
  ["signHere", { recipientId: signer, pageNumber: 3 }],
  ["signHere", { recipientId: secondSigner, pageNumber: 3 }],
];

export function seedTabs({ tabs }: ESignatureTables, envelopeId: string): void {
  for (const [index, [kind, tab]] of rows.entries()) {
    const place = { xPosition: 72, yPosition: 100 + 40 * index };
    const kept = newTab(kind, "1", { ...tab, ...place }, tabIdOf(envelopeId, index));
    tabs.put({ envelopeId, value: { kind, tab: kept } });
  }
}
