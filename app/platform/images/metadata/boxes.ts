import type { Reader } from './pieces.ts';

/** Of ISO 14496-12, in bytes of the file. */
export type Box = { type: string; from: number; body: number; to: number };

const MOST_BOXES = 10_000;

export async function* boxesIn(reader: Reader, start: number, end: number): AsyncGenerator<Box> {
  let from = start;
  for (let count = 0; from + 8 <= end && count < MOST_BOXES; count++) {
    const head = await reader.read(from, from + 16);
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - from : short;
    if (length < (isLong ? 16 : 8)) return;
    const to = Math.min(from + length, end);
    yield { type: head.toString('latin1', 4, 8), from, body: from + (isLong ? 16 : 8), to };
    from = to;
  }
}
