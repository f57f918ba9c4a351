import { mails } from '#content/mails/mails.ts';
import type { MailWords } from '#content/mails/mail-words.ts';
import { firm } from '#app/platform/content/firm.ts';
import { heldItems } from '#app/platform/content/held.ts';

export const MAILS = 'mails';

export type MailName = keyof typeof mails;

export type WordedMail = MailWords & { name: MailName };

type Words<Name extends MailName> = (typeof mails)[Name];
type Line<Name extends MailName> = Words<Name> extends { lines: infer Lines } ? keyof Lines & string : never;
type Value<Name extends MailName> = string | { line: Line<Name> };

export type FilledWords = Pick<MailWords, 'subject' | 'greeting' | 'paragraphs' | 'button' | 'closing'>;

export const fileMails: readonly WordedMail[] = Object.entries(mails).map(([name, words]) => ({
  ...words,
  name: name as MailName,
}));

const FACTS: Readonly<Record<string, () => string>> = {
  'firm.name': () => firm.name,
  'firm.phone': () => firm.phone,
  'firm.email': () => firm.email,
};

export const MAIL_FACTS: readonly string[] = Object.keys(FACTS);

/** With the space after it: an empty value removes both. */
const NAMED = /\{\{ *([\w.]+) *\}\}( ?)/g;

export function wordsOf<const Name extends MailName>(name: Name) {
  type Values = Readonly<Record<keyof Words<Name>['values'] & string, Value<Name>>>;
  return <Input>(values: (input: Input) => Values) =>
    (input: Input): FilledWords => {
      const words = wordsNow(name);
      const given: Readonly<Record<string, string | { line: string }>> = values(input);
      // A line that names a line could be endless.
      const plain = (named: string) => (typeof given[named] === 'object' ? '' : given[named]);
      const fillPlain = (text: string) => filled(text, plain);
      const valueOf = (named: string) => {
        const value = given[named];
        return typeof value === 'object' ? fillPlain(words.lines?.[value.line] ?? '') : value;
      };
      const fill = (text: string) => filled(text, valueOf).trimEnd();
      return {
        subject: fill(words.subject),
        greeting: words.greeting && fill(words.greeting),
        paragraphs: words.paragraphs.map(fill).filter((text) => text !== ''),
        button: words.button,
        closing: words.closing && fill(words.closing),
      };
    };
}

function wordsNow(name: MailName): MailWords {
  return heldItems(MAILS, fileMails).find((mail) => mail.name === name) ?? mails[name];
}

/** In one pass: a filled-in value may hold braces that a visitor typed. */
function filled(text: string, valueOf: (name: string) => string | undefined): string {
  return text.replaceAll(NAMED, (whole, name: string, space: string) => {
    const value = valueOf(name) ?? FACTS[name]?.();
    if (value === undefined) return whole;
    return value === '' ? '' : `${value}${space}`;
  });
}

export function namedInMail(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(NAMED)].map(([, name = '']) => name));
}
