import { END_OF_FILE, withoutEnd } from '#app/platform/csv/unwrapped.ts';
import { encodingOf } from '#app/platform/csv/text-encoding.ts';
import type { SpooledFile } from './spool.server.ts';

const NO_TEXT = /(?![\t\n\v\f\r\x7F-\x9F])\p{Cc}/u;
const MARKUP = /^\s*<(?:\?xml|!doctype|html|svg)/i;

/** In UTF-8, UTF-16 or an older encoding of one byte per letter, as spreadsheets write it; not a web page. */
export async function isText(file: SpooledFile): Promise<boolean> {
  const decoder = new TextDecoder(await decoderOf(file));
  let [isFirst, isEnded] = [true, false];
  for await (const chunk of file.chunks()) {
    const text = decoder.decode(chunk, { stream: true });
    if (isFirst && MARKUP.test(text)) return false;
    isFirst = false;
    const words = withoutEnd(text);
    if (NO_TEXT.test(words) || (isEnded && words.trim() !== '')) return false;
    isEnded ||= text.includes(END_OF_FILE);
  }
  return true;
}

async function decoderOf(file: SpooledFile): Promise<string> {
  for await (const head of file.chunks(0, 256))
    return encodingOf(head)?.replace('utf-8', 'latin1') ?? 'latin1';
  return 'latin1';
}
