/** Writes small valid PDFs, so that file relays, downloads and page counts have real bytes. */

export type PdfEncoding = "us-ascii" | "iso-8859-1";

const beyond: Readonly<Record<PdfEncoding, RegExp>> = {
  "us-ascii": /[^\x20-\x7e]/g,
  "iso-8859-1": /[^\x20-\x7e\xa0-\xff]/g,
};

/**
 * Writes a valid PDF 1.4 file.
 * @param pages Lines of text of each page.
 * @param encoding Encoding of the lines. Other characters become question marks.
 */
export function pdfOf(pages: readonly (readonly string[])[], encoding: PdfEncoding = "us-ascii"): Uint8Array {
  const escaped = (text: string) =>
    text.replace(beyond[encoding], "?").replace(/[\\()]/g, (character) => `\\${character}`);
  const FONT = 3;
  const pageAt = (index: number) => FONT + 1 + 2 * index;
  const kids = pages.map((_, index) => `${pageAt(index)} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((lines, index) => {
      const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join("\n");
      const content = `BT\n/F1 14 Tf\n20 TL\n72 770 Td\n${text}\nET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${pageAt(index) + 1} 0 R /Resources << /Font << /F1 ${FONT} 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = "%PDF-1.4\n";
  // The cross-reference table contains the byte offset of each object. A character is one byte here.
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) file += `${String(offset).padStart(10, "0")} 00000 n \n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

/** Number of pages of a PDF; undefined for other files. */
export function pagesInPdf(file: Uint8Array): number | undefined {
  const text = Buffer.from(file).toString("latin1");
  return text.startsWith("%PDF-") ? (text.match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0) : undefined;
}
