/** Generates images of checks, so that file relays and downloads have real bytes. */
import { crc32, deflateSync } from "node:zlib";

const WIDTH = 240;
const HEIGHT = 100;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const size = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/**
 * A grayscale PNG: a frame, and a bar for each digit of the check's number. The bar's length shows the
 * digit. The back has the bars on the right.
 */
export function checkImage(number: string, side: "front" | "back"): Uint8Array {
  const rows: Buffer[] = [];
  for (let y = 0; y < HEIGHT; y++) {
    const row = Buffer.alloc(WIDTH + 1, 0xf0);
    row[0] = 0; // no filter
    const digit = Number(number[Math.floor((y - 20) / 10)] ?? Number.NaN);
    for (let x = 0; x < WIDTH; x++) {
      const frame = x < 2 || y < 2 || x >= WIDTH - 2 || y >= HEIGHT - 2;
      const along = side === "front" ? x - 20 : WIDTH - 20 - x;
      const bar = y >= 20 && y % 10 < 6 && along >= 0 && along < (digit + 1) * 10;
      if (frame || bar) row[x + 1] = 0x30;
    }
    rows.push(row);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header[8] = 8; // bits a pixel; the rest is zero: gray, deflated, not interlaced
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
