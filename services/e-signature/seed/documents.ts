/** Adds an agreement of three pages, its terms as HTML, an annex, and comments. */
import type { Person } from "#services/demo/company.ts";
import { storedDocument } from "#services/e-signature/documents.ts";
import type { ESignatureTables } from "#services/e-signature/tables.ts";
import { pdfOf } from "#services/kit/data/pdf.ts";

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64");
const pdf = (title: string, pages: number) =>
  base64(pdfOf(Array.from({ length: pages }, (_, index) => [title, `Page ${index + 1} of ${pages}`])));

function put(
  { documents }: ESignatureTables,
  envelopeId: string,
  documentId: string,
  file: { name: string; fileExtension: string; documentBase64: string },
): void {
  const kept = storedDocument(envelopeId, { documentId, ...file }, Number(documentId));
  const fields = [
    { name: "contractNumber", value: `C-100${documentId}` },
    { name: "jurisdiction", value: "NL" },
  ];
  documents.put({ envelopeId, value: { ...kept, fields } });
}

export function seedDocuments(tables: ESignatureTables, envelopeId: string): void {
  put(tables, envelopeId, "1", {
    name: "Agreement",
    fileExtension: "pdf",
    documentBase64: pdf("Agreement", 3),
  });
  put(tables, envelopeId, "2", {
    name: "Terms",
    fileExtension: "html",
    documentBase64: base64("<h1>Terms</h1><p>Payment within thirty days.</p>"),
  });
  put(tables, envelopeId, "3", { name: "Annex", fileExtension: "pdf", documentBase64: pdf("Annex", 2) });
}

export function seedManyDocuments(tables: ESignatureTables, envelopeId: string, count: number): void {
  for (let index = 1; index <= count; index++)
    put(tables, envelopeId, String(index), {
      name: `Part ${index}`,
      fileExtension: "pdf",
      documentBase64: pdf(`Part ${index}`, 3),
    });
}

export function seedComments(
  { comments }: ESignatureTables,
  envelopeId: string,
  people: (index: number) => Person,
  since: number,
): void {
  const said: readonly [author: string, text: string][] = [
    [people(2).displayName, "Is the rent on page 2 including heating?"],
    [people(1).displayName, "It is (see § 4)."],
    ["Zoë Guest", "Then I agree."],
  ];
  for (const [index, [author, text]] of said.entries()) {
    const at = new Date(since + (index + 1) * 600_000).toISOString();
    comments.put({ envelopeId, value: { id: String(index + 1), author, at, text } });
  }
}
