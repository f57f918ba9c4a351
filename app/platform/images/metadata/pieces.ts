/** Bytes of the old file, new bytes, or a number of zeros. */
export type Piece = { from: number; to: number } | { bytes: Buffer } | { zeros: number };

/** From `from` until before `to`; fewer bytes at the end of the file. */
export type Reader = { size: number; read(from: number, to: number): Promise<Buffer> };

export type File = { size: number; chunks(from?: number, to?: number): AsyncIterable<Uint8Array> };

const WINDOW = 64 * 1024;
const ZEROS = Buffer.alloc(WINDOW);

/** Keeps what it read last, because headers are close together. */
export function readerOf(file: File): Reader {
  let [start, kept] = [0, Buffer.alloc(0)];
  return {
    size: file.size,
    async read(from, to) {
      const end = Math.min(to, file.size);
      if (from < start || end > start + kept.length) {
        const chunks: Uint8Array[] = [];
        for await (const chunk of file.chunks(from, Math.max(end, from + WINDOW))) chunks.push(chunk);
        [start, kept] = [from, Buffer.concat(chunks)];
      }
      return kept.subarray(from - start, Math.max(from, end) - start);
    },
  };
}

export async function* written(file: File, pieces: readonly Piece[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces)
    if ('bytes' in piece) yield piece.bytes;
    else if ('from' in piece) yield* file.chunks(piece.from, piece.to);
    else
      for (let left = piece.zeros; left > 0; left -= WINDOW) yield ZEROS.subarray(0, Math.min(left, WINDOW));
}

export function isChanged(pieces: readonly Piece[], size: number): boolean {
  let at = 0;
  for (const piece of pieces) {
    if (!('from' in piece) || piece.from !== at) return true;
    at = piece.to;
  }
  return at !== size;
}
