import { boxesIn, type Box } from './boxes.ts';

type Item = { type: string; extents: { from: number; to: number }[] };

const RECORDS = new Set(['Exif', 'mime', 'uri ']);
const MOST_ITEMS = 100_000;

/** `bytes` of a box `meta`: its Exif, XMP and other records, and where they are (ISO 14496-12, 8.11). */
export async function itemsIn(bytes: Buffer, meta: Box): Promise<Item[]> {
  const reader = { size: bytes.length, read: async (from: number, to: number) => bytes.subarray(from, to) };
  const inside = new Map<string, Box>();
  for await (const box of boxesIn(reader, meta.body - meta.from + 4, bytes.length)) inside.set(box.type, box);
  const [list, places, data] = ['iinf', 'iloc', 'idat'].map((type) => inside.get(type));
  if (!list || !places) return [];
  const types = await typesIn(bytes, list, reader);
  const base = data ? meta.from + data.body : 0;
  try {
    return placesIn(bytes, places, base).flatMap(({ id, extents }) => {
      const type = types.get(id) ?? '';
      return RECORDS.has(type) ? [{ type, extents }] : [];
    });
  } catch {
    return [];
  }
}

async function typesIn(
  bytes: Buffer,
  list: Box,
  reader: Parameters<typeof boxesIn>[0],
): Promise<Map<number, string>> {
  const types = new Map<number, string>();
  const first = list.body + (bytes[list.body] === 0 ? 6 : 8);
  for await (const { type, body } of boxesIn(reader, first, list.to)) {
    const version = bytes[body] ?? 0;
    if (type !== 'infe' || version < 2 || body + 14 > bytes.length) continue;
    const id = version === 2 ? bytes.readUInt16BE(body + 4) : bytes.readUInt32BE(body + 4);
    const at = body + (version === 2 ? 8 : 10);
    types.set(id, bytes.toString('latin1', at, at + 4));
  }
  return types;
}

/** Throws for a truncated box. `base`: where the data within `meta` begins. */
function placesIn(bytes: Buffer, { body }: Box, base: number) {
  const version = bytes[body] ?? 0;
  let at = body + 4;
  const take = (size: number) => {
    const value =
      size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size);
    at += size;
    return value;
  };
  const [first, second] = [take(1), take(1)];
  const [offsetSize, lengthSize, baseSize] = [first >> 4, first & 15, second >> 4];
  const indexSize = version > 0 ? second & 15 : 0;
  const idSize = version < 2 ? 2 : 4;
  const count = Math.min(take(idSize), MOST_ITEMS);
  let left = MOST_ITEMS;
  return Array.from({ length: count }, () => {
    const id = take(idSize);
    const isInside = version > 0 && (take(2) & 15) === 1;
    at += 2;
    const start = take(baseSize) + (isInside ? base : 0);
    const parts = take(2);
    if ((left -= parts) < 0) throw new Error('Too many extents.');
    const extents = Array.from({ length: parts }, () => {
      at += indexSize;
      const from = start + take(offsetSize);
      return { from, to: from + take(lengthSize) };
    });
    return { id, extents };
  });
}
