import { isAscii, isUtf8 } from 'node:buffer';

/** What Western mail programs used before UTF-8, whatever they called it. */
const USUAL = 'windows-1252';
const UNSAID =
  /^(|utf-?8|(us-)?ascii|ansi_x3.*|7bit|8bit|binary|unknown.*|x-unknown|default|none|utf-?16.*|ucs-?2|utf-?7|utf-?32.*)$/;
const EAST_ASIAN =
  /^(gb|hz|big5|x-big5|cn-|euc|ks|iso-?2022|shift|sjis|x-sjis|ms_kanji|windows-(31j|932|936|949|950)|cp9)/;

/** The charset of a text: the one in its header if that is possible. `hint`: the charset of the rest of the mail. */
export function charsetOf(bytes: Uint8Array, declared = '', hint = USUAL): string {
  const name = declared.trim().toLowerCase();
  const wide = wideCharset(bytes);
  if (wide) return wide;
  if (isAscii(bytes)) return UNSAID.test(name) ? 'utf-8' : name;
  if (isUtf8(bytes)) return EAST_ASIAN.test(name) && canDecode(name, bytes) ? name : 'utf-8';
  return UNSAID.test(name) || !isKnown(name) ? hint : name;
}

export function decode(bytes: Uint8Array, charset: string): string {
  return new TextDecoder(isKnown(charset) ? charset : USUAL).decode(bytes);
}

/** The first charset in a mail that says more than UTF-8 or ASCII, else what most mail programs use. */
export function hintIn(text: string): string {
  for (const [, name = ''] of text.matchAll(/(?:charset\s*=\s*"?|=\?)([\w.:-]{2,40})/gi))
    if (!UNSAID.test(name.toLowerCase()) && isKnown(name)) return name.toLowerCase();
  return USUAL;
}

function wideCharset(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 2_000);
  if (sample.length < 4) return null;
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 4;
  if (odd > many && even < many / 8) return 'utf-16le';
  return even > many && odd < many / 8 ? 'utf-16be' : null;
}

function canDecode(name: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(name, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function isKnown(name: string): boolean {
  try {
    return Boolean(new TextDecoder(name));
  } catch {
    return false;
  }
}
