import type { ContentValues } from '#app/platform/db/content-values.ts';
import { env } from '#app/platform/env/env.server.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import { labelOf } from '#app/content/core/field.ts';
import type { ContentItem } from '#app/content/core/find.server.ts';
import type { Surprise } from './page.ts';

/** Facts of the firm: when the first changes, the second usually does too. `ifSame`: only if both were equal before. */
const PAIRS: readonly { changed: string; beside: string; ifSame?: true }[] = [
  { changed: 'phone', beside: 'chatNumber', ifSame: true },
  { changed: 'chatNumber', beside: 'phone', ifSame: true },
  { changed: 'email', beside: 'officerEmail', ifSame: true },
  { changed: 'name', beside: 'legalName' },
  { changed: 'legalName', beside: 'registrationNumber' },
  { changed: 'practitioner', beside: 'practitionerNumber' },
  { changed: 'officer', beside: 'officerEmail' },
  { changed: 'officer', beside: 'officerRole' },
];

/** Related facts that this change leaves as they were, perhaps by mistake. */
export function leftBeside(item: ContentItem, values: ContentValues): Surprise {
  const { content, file, shown } = item;
  const fields = fieldsOf(content, file);
  const isOther = (name: string) => shown !== null && textOf(shown[name]) !== textOf(values[name]);
  const left = PAIRS.filter(
    ({ changed, beside, ifSame }) =>
      isOther(changed) &&
      !isOther(beside) &&
      (!ifSame || sameIn(shown?.[changed]) === sameIn(shown?.[beside])),
  );
  const names = [...new Set(left.map(({ beside }) => beside))];
  return {
    title: 'Does this stay as it is?',
    about: 'What you changed usually changes it too.',
    items: names.flatMap((name) => {
      const field = fields[name];
      return field ? [{ path: `#field-${name}`, text: `${labelOf(field)}: ${textOf(values[name])}` }] : [];
    }),
  };
}

/** When the firm's address changes: the mail settings of the server that keep the old one. */
export function mailFollows({ shown }: ContentItem, { email }: ContentValues): Surprise {
  const { MAIL_FROM, MAIL_TO } = env();
  const to = textOf(email);
  const from = MAIL_FROM
    ? `Mails still come from ${MAIL_FROM}: your operator changes the setting MAIL_FROM.`
    : `Mails come from ${to}: your mail server must be allowed to send for it.`;
  const messages = MAIL_TO
    ? `Messages of visitors still go to ${MAIL_TO}: your operator changes the setting MAIL_TO.`
    : `Messages of visitors, and notices to the firm, go to ${to}: a wrong address gives them to a stranger.`;
  const isOther = shown !== null && textOf(shown.email) !== to;
  return {
    title: 'Mail with the new address',
    about: 'Read it letter by letter.',
    items: isOther ? [{ text: messages }, { text: from }] : [],
  };
}

function textOf(value: ContentValues[string] | undefined): string {
  return [value ?? ''].flat().join(', ');
}

/** A number's digits, without its formatting. */
function sameIn(value: ContentValues[string] | undefined): string {
  const text = textOf(value).toLowerCase();
  return /^[+\d ]+$/.test(text) ? text.replaceAll(/\D/g, '') : text;
}
