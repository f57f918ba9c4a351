import { crc32 } from 'node:zlib';
import { orientationIn, tiffOf } from './orientation.ts';
import type { Piece, Reader } from './pieces.ts';

/** Chunks that affect how the pixels look; the names of critical ones begin with a capital. */
const KEPT = new Set(
  'tRNS gAMA cHRM sRGB iCCP sBIT bKGD hIST pHYs sPLT cICP mDCV cLLI acTL fcTL fdAT'.split(' '),
);
const MOST_CHUNKS = 100_000;

export async function cleanPng(reader: Reader): Promise<Piece[]> {
  const pieces: Piece[] = [{ from: 0, to: 8 }];
  let at = 8;
  for (let count = 0; at + 12 <= reader.size && count < MOST_CHUNKS; count++) {
    const head = await reader.read(at, at + 8);
    const type = head.toString('latin1', 4, 8);
    const end = Math.min(at + 12 + head.readUInt32BE(0), reader.size);
    if (/^[A-Z]/.test(type) || KEPT.has(type)) pieces.push({ from: at, to: end });
    else if (type === 'eXIf') {
      const tiff = tiffOf(orientationIn(await reader.read(at + 8, end - 4)));
      if (tiff) pieces.push({ bytes: chunkOf(type, tiff) });
    }
    at = end;
    if (type === 'IEND') return pieces;
  }
  if (at < reader.size) pieces.push({ from: at, to: reader.size });
  return pieces;
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
