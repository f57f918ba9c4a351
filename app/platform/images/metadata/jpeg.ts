import { orientationIn, tiffOf } from './orientation.ts';
import type { Piece, Reader } from './pieces.ts';

const [SOS, EOI, COMMENT, APP0, APP15] = [0xda, 0xd9, 0xfe, 0xe0, 0xef];
const HEAD = 20;

/** The only application segments that affect how the pixels look. */
const KEPT: readonly (readonly [marker: number, name: string])[] = [
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
];

/** Leaves out what follows the picture: second pictures, videos, a maker's own records. */
export async function cleanJpeg(reader: Reader): Promise<Piece[]> {
  const pieces: Piece[] = [{ from: 0, to: 2 }];
  let [at, orientation] = [2, 1];
  while (at < reader.size) {
    const head = await reader.read(at, at + HEAD);
    const marker = head[1] ?? 0;
    if (head[0] !== 0xff || marker === 0xff || marker === 0) {
      at = await endOfScan(reader, at);
      continue;
    }
    if (marker === EOI) {
      keep(pieces, at, at + 2);
      break;
    }
    const end = hasLength(marker) && head.length > 3 ? at + 2 + head.readUInt16BE(2) : at + 2;
    const next = marker === SOS ? await endOfScan(reader, end) : Math.min(end, reader.size);
    const name = head.toString('latin1', 4);
    if (isKept(marker, name)) keep(pieces, at, next);
    else if (name.startsWith('Exif\0\0') && orientation === 1)
      orientation = orientationIn(await reader.read(at + 10, next));
    at = next;
  }
  const tiff = tiffOf(orientation);
  if (tiff) pieces.splice(1, 0, { bytes: segmentOf(tiff) });
  return pieces;
}

function hasLength(marker: number): boolean {
  return marker !== 0x01 && (marker < 0xd0 || marker > 0xd8);
}

function isKept(marker: number, name: string): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  return KEPT.some(([kept, start]) => kept === marker && name.startsWith(start));
}

/** Skips stuffed bytes and restart markers within the scan. */
async function endOfScan(reader: Reader, start: number): Promise<number> {
  const STEP = 32 * 1024;
  for (let at = start; at < reader.size; at += STEP) {
    const bytes = await reader.read(at, at + STEP + 1);
    for (
      let found = bytes.indexOf(0xff);
      found >= 0 && found < STEP;
      found = bytes.indexOf(0xff, found + 1)
    ) {
      const next = bytes[found + 1] ?? 0;
      if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at + found;
    }
  }
  return reader.size;
}

function segmentOf(tiff: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0, ...Buffer.from('Exif\0\0')]);
  head.writeUInt16BE(8 + tiff.length, 2);
  return Buffer.concat([head, tiff]);
}

/** Adjacent segments are one piece: a file may have millions. */
function keep(pieces: Piece[], from: number, to: number): void {
  const last = pieces.at(-1);
  if (last && 'from' in last && last.to === from) last.to = to;
  else pieces.push({ from, to });
}
