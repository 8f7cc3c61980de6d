import { describe, expect, it } from "vitest";
import { pagesInPdf, pdfOf } from "#services/kit/data/pdf.ts";

const textOf = (file: Uint8Array) => Buffer.from(file).toString("latin1");

/** Each object at its offset in the cross-reference table. Throws for an invalid table. */
function objectsOf(file: Uint8Array): string[] {
  const text = textOf(file);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(start, start + 5)).toBe("xref\n");
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
    Number(offset),
  );
  return offsets.map((offset, index) => {
    expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    return text.slice(offset, text.indexOf("endobj", offset));
  });
}

describe("a PDF of lines", () => {
  it("has a valid table of objects, an object for each page, and streams of their stated length", () => {
    const file = pdfOf([["First (1)", "back\\slash"], ["Second"], []]);
    const objects = objectsOf(file);
    expect(textOf(file).startsWith("%PDF-1.4\n")).toBe(true);
    expect(objects).toHaveLength(3 + 2 * 3);
    expect(objects[1]).toContain("/Kids [4 0 R 6 0 R 8 0 R] /Count 3");
    expect(objects[4]).toContain("(First \\(1\\)) Tj");
    expect(objects[4]).toContain("(back\\\\slash) Tj");
    expect(objects[6]).toContain("(Second) Tj");
    for (const object of objects) {
      const [, length, stream] = /\/Length (\d+) >>\nstream\n(.*)\nendstream/s.exec(object) ?? [];
      if (stream !== undefined) expect(stream).toHaveLength(Number(length));
    }
  });

  it("has a question mark for each character outside of its encoding", () => {
    const lines = [["Zoë pays 5 €"]];
    expect(textOf(pdfOf(lines))).toContain("(Zo? pays 5 ?) Tj");
    expect(textOf(pdfOf(lines, "iso-8859-1"))).toContain("(Zoë pays 5 ?) Tj");
  });

  it("has its number of pages read, which is undefined for bytes that are no PDF", () => {
    expect(pagesInPdf(pdfOf([["a"], ["b"]]))).toBe(2);
    expect(pagesInPdf(Buffer.from("<p>hello</p>"))).toBeUndefined();
  });
});
