/** Packs a folder of texts into a tar file. */

const BLOCK = 512;

/** Header of a file. Numbers are octal texts. The checksum is the sum of all bytes of the header. */
function headerOf(path: string, size: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(BLOCK);
  const put = (text: string, at: number) => header.set(new TextEncoder().encode(text), at);
  put(path.slice(0, 100), 0);
  put("0000644\0", 100);
  put("0000000\0", 108);
  put("0000000\0", 116);
  put(`${size.toString(8).padStart(11, "0")}\0`, 124);
  put(
    `${Math.floor(Date.now() / 1_000)
      .toString(8)
      .padStart(11, "0")}\0`,
    136,
  );
  put("        0", 148);
  put("ustar\u000000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  put(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

/** @param folder name of the folder that contains the files */
export function tarOf(folder: string, files: Readonly<Record<string, string>>): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const [name, text] of Object.entries(files)) {
    const bytes = new TextEncoder().encode(text);
    const padding = (BLOCK - (bytes.length % BLOCK)) % BLOCK;
    parts.push(headerOf(`${folder}/${name}`, bytes.length), bytes, new Uint8Array(padding));
  }
  parts.push(new Uint8Array(2 * BLOCK));
  return new Blob(parts, { type: "application/x-tar" });
}
