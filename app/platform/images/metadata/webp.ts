import { orientationIn, tiffOf } from './orientation.ts';
import type { Piece, Reader } from './pieces.ts';

const KEPT = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04];
const MOST_CHUNKS = 100_000;

export async function cleanWebp(reader: Reader): Promise<Piece[]> {
  const pieces: Piece[] = [];
  let [at, orientation] = [12, 1];
  let flags: Buffer | null = null;
  for (let count = 0; at + 8 <= reader.size && count < MOST_CHUNKS; count++) {
    const head = await reader.read(at, at + 18);
    const type = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    const end = Math.min(at + 8 + length + (length % 2), reader.size);
    if (KEPT.has(type)) pieces.push({ from: at, to: end });
    else if (type === 'VP8X') pieces.push({ bytes: (flags = Buffer.from(head)) });
    else if (type === 'EXIF') orientation = orientationIn(await reader.read(at + 8, at + 8 + length));
    at = end;
  }
  const tiff = flags && tiffOf(orientation);
  if (flags) flags[8] = ((flags[8] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | (tiff ? HAS_EXIF : 0);
  if (tiff) pieces.push({ bytes: chunkOf(tiff) });
  return [{ bytes: riffOf(pieces) }, ...pieces];
}

function chunkOf(tiff: Buffer): Buffer {
  const head = Buffer.from('EXIF\0\0\0\0');
  head.writeUInt32LE(tiff.length, 4);
  return Buffer.concat([head, tiff]);
}

function riffOf(pieces: readonly Piece[]): Buffer {
  const length = pieces.reduce(
    (sum, piece) =>
      sum + ('bytes' in piece ? piece.bytes.length : 'from' in piece ? piece.to - piece.from : 0),
    0,
  );
  const head = Buffer.from('RIFF\0\0\0\0WEBP');
  head.writeUInt32LE(4 + length, 4);
  return head;
}
