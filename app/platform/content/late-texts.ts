import { ownError } from '#app/platform/core/own-error.ts';
import { keyIn } from '#app/platform/core/keys.ts';
import { mapTexts } from '#app/platform/core/text.ts';

/** Characters for private use, which no text has: Markdown and the sanitiser let them through. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const NAMED = /\uE000([^\uE001]*)\uE001/g;

const naming = new WeakMap<object, boolean>();

/** For texts that are compiled once but name what colleagues may change: the names are filled in with each page. */
export function lateTexts<const Fills extends Record<string, (...args: string[]) => string>>(fills: Fills) {
  const say = (call: string): string => {
    const [name = '', ...args] = call.split(' ');
    const fill = fills[keyIn(fills, name) ?? ''];
    if (!fill) throw ownError(`no such name in a text: ${name}`);
    return fill(...args);
  };
  return {
    /** A placeholder, filled in when the page is made. Throws for arguments without a value. */
    nameOf(name: keyof Fills & string, ...args: string[]): string {
      const call = [name, ...args].join(' ');
      say(call);
      return `${OPEN}${call}${CLOSE}`;
    },
    /** Fills in every text within `value`. Returns `value` itself if it has no placeholder. */
    filled<Value>(value: Value): Value {
      return isNaming(value)
        ? mapTexts(value, (text) => text.replaceAll(NAMED, (_, call: string) => say(call)))
        : value;
    },
  };
}

function isNaming(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(OPEN);
  if (typeof value !== 'object' || value === null) return false;
  const known = naming.get(value) ?? Object.values(value).some(isNaming);
  naming.set(value, known);
  return known;
}
