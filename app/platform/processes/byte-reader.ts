import type { Readable } from 'node:stream';

/** Reads the next `size` bytes; null if the stream ends or fails first. */
export type ByteReader = (size: number) => Promise<Buffer | null>;

export function byteReader(stream: Readable): ByteReader {
  const chunks: AsyncIterator<Buffer> = stream.iterator({ destroyOnReturn: false });
  let rest: Buffer = Buffer.alloc(0);
  return async (size) => {
    const taken = [rest];
    for (let got = rest.length; got < size;) {
      const chunk = await chunks.next().catch(() => null);
      if (!chunk || chunk.done) return null;
      taken.push(chunk.value);
      got += chunk.value.length;
    }
    const all = taken.length === 1 ? rest : Buffer.concat(taken);
    rest = all.subarray(size);
    return all.subarray(0, size);
  };
}
