/** A statement as a one-page PDF, written by hand: real bytes for what relays and downloads files. */

const escaped = (text: string) =>
  text.replace(/[\\()]/g, (character) => `\\${character}`).replace(/[^\x20-\x7e]/g, "?");

/** A valid PDF 1.4 file with the given lines on its only page. */
export function statementPdf(lines: readonly string[]): Uint8Array {
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join("\n");
  const content = `BT\n/F1 14 Tf\n20 TL\n72 770 Td\n${text}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.4\n";
  // The cross-reference table holds the byte offset of every object; all text is ASCII.
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
