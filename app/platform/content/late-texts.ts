import { ownError } from '#app/platform/core/own-error.ts';
import { keyIn } from '#app/platform/core/keys.ts';
import { mapTexts } from '#app/platform/core/text.ts';

/** Characters for private use, which no text has: Markdown and the sanitiser let them through. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const NAMED = /\uE000([^\uE001]*)\uE001/g;

const naming = new WeakMap<object, boolean>();

/** For texts that are compiled once and name what colleagues may change, by what each name says today. */
export function lateTexts<const Fills extends Record<string, (...args: string[]) => string>>(fills: Fills) {
  const say = (call: string): string => {
    const [name = '', ...args] = call.split(' ');
    const fill = fills[keyIn(fills, name) ?? ''];
    if (!fill) throw ownError(`no such name in a text: ${name}`);
    return fill(...args);
  };
  return {
    /** Stands in a compiled text until its page is made. Throws for arguments that say nothing. */
    nameOf(name: keyof Fills & string, ...args: string[]): string {
      const call = [name, ...args].join(' ');
      say(call);
      return `${OPEN}${call}${CLOSE}`;
    },
    /** What was compiled, with what is true today in all of its texts. The thing itself if it names nothing. */
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
