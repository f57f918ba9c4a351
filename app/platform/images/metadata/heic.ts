import { boxesIn, type Box } from './boxes.ts';
import { itemsIn } from './heic-items.ts';
import type { Piece, Reader } from './pieces.ts';

/** The picture's own boxes; a maker's boxes hold videos, places and devices. */
const KEPT = new Set(['ftyp', 'styp', 'meta', 'mdat', 'moov', 'moof', 'free', 'skip', 'pdin', 'mini']);
const WITHIN_FILM = new Set(['udta', 'meta', 'uuid']);
const LARGEST_META = 4_000_000;

/** An empty directory of Exif, after the offset that HEIF puts before it. */
const NO_EXIF = Buffer.from('000000004d4d002a00000008000000000000', 'hex');

/** In bytes of the file. `as`: what replaces it, followed by zeros. */
type Blank = { from: number; to: number; as?: Buffer };

/** Every byte stays in its place, because the picture is found by its offset; rotation is not metadata here. */
export async function cleanHeic(reader: Reader): Promise<Piece[]> {
  const blanks: Blank[] = [];
  let end = 0;
  for await (const box of boxesIn(reader, 0, reader.size)) {
    end = box.to;
    if (!KEPT.has(box.type)) blanks.push(...emptied(box));
    else if (box.type === 'moov') blanks.push(...(await filmRecords(reader, box)));
    else if (box.type === 'meta' && box.to - box.from <= LARGEST_META)
      blanks.push(...(await metaRecords(reader, box)));
  }
  return piecesOf(blanks, end);
}

/** As a free box, which readers skip. */
function emptied({ from, to, body }: Box): Blank[] {
  return [
    { from: from + 4, to: from + 8, as: Buffer.from('free') },
    { from: body, to },
  ];
}

async function filmRecords(reader: Reader, film: Box): Promise<Blank[]> {
  const blanks: Blank[] = [];
  for await (const box of boxesIn(reader, film.body, film.to)) {
    if (WITHIN_FILM.has(box.type)) blanks.push(...emptied(box));
    else if (box.type === 'trak') blanks.push(...(await filmRecords(reader, box)));
  }
  return blanks;
}

async function metaRecords(reader: Reader, meta: Box): Promise<Blank[]> {
  const bytes = await reader.read(meta.from, meta.to);
  const items = await itemsIn(bytes, meta);
  return items.flatMap(({ type, extents }) =>
    extents.map(({ from, to }, at) => {
      const as = type === 'Exif' && at === 0 && to - from >= NO_EXIF.length ? NO_EXIF : undefined;
      return { from, to, as };
    }),
  );
}

function piecesOf(blanks: readonly Blank[], end: number): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const blank of blanks.toSorted((a, b) => a.from - b.from)) {
    const [from, to] = [Math.max(blank.from, at), Math.min(blank.to, end)];
    if (to <= from) continue;
    if (from > at) pieces.push({ from: at, to: from });
    const as = (blank.as ?? Buffer.alloc(0)).subarray(0, to - from);
    pieces.push({ bytes: as }, { zeros: to - from - as.length });
    at = to;
  }
  if (end > at) pieces.push({ from: at, to: end });
  return pieces;
}
