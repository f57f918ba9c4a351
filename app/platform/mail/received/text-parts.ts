import type PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { charsetOf, decode, hintIn } from './letters.ts';
import { textOfHtml } from './mail-text.ts';

type Entry = { plain?: { value: unknown }[]; html?: { value: unknown }[] };

/** Plain text if every part has some, otherwise converted from HTML by our own rules. */
export function textOf(parser: PostalMime, { text, html, attachments }: Email, raw: Buffer): string {
  const { textMap } = parser as unknown as { textMap: Map<unknown, Entry> };
  const isPlain = [...textMap.values()].every((entry) => entry.plain?.some(hasWords) ?? false);
  if (text?.trim() && (isPlain || !html)) return text;
  if (html?.trim()) {
    const words = textOfHtml(html);
    if (words.trim()) return words;
  }
  if (text?.trim() || attachments.length > 0) return text ?? '';
  return textMap.size === 0 ? bodyOf(raw) : '';
}

function hasWords({ value }: { value: unknown }): boolean {
  return typeof value !== 'string' || value.trim() !== '';
}

/** For a mail whose parts begin nowhere: its boundary does not occur. */
function bodyOf(raw: Buffer): string {
  const start = raw.toString('latin1', 0, 600_000).search(/\r?\n\r?\n/);
  if (start === -1) return '';
  const body = raw.subarray(start, start + 400_000);
  return decode(body, charsetOf(body, '', hintIn(raw.toString('latin1', 0, 64_000)))).trim();
}
