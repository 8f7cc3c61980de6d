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
  it("is found by its own table of objects, page by page, every stream as long as it says", () => {
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

  it("holds what its encoding can, and a question mark for the rest", () => {
    const lines = [["Zoë pays 5 €"]];
    expect(textOf(pdfOf(lines))).toContain("(Zo? pays 5 ?) Tj");
    expect(textOf(pdfOf(lines, "iso-8859-1"))).toContain("(Zoë pays 5 ?) Tj");
  });

  it("tells how many pages it has; what is no PDF has none to tell", () => {
    expect(pagesInPdf(pdfOf([["a"], ["b"]]))).toBe(2);
    expect(pagesInPdf(Buffer.from("<p>hello</p>"))).toBeUndefined();
  });
});
