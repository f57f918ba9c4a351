import { fileMails, MAIL_FACTS, MAILS, namedInMail, type WordedMail } from '#app/platform/mail/mail-words.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import type { Length } from '#app/platform/db/lengths.ts';
import { mailExamplePath } from '../content-path.ts';
import type { Content, Errors } from '../define-content.ts';
import type { Field, Fields } from '../field.ts';

const PARAGRAPH: Length = [1, 600];
const MORE_PARAGRAPHS = 4;
const GROUP = 'Sentences of which the mail takes one';

export const mailContent: Content<WordedMail> = {
  name: MAILS,
  noun: 'mail',
  plural: 'words of mails',
  about:
    'What the site writes to clients and visitors by itself. Mails to colleagues list work and lead to it, and stay as they are. What stands in double braces is filled in for each mail; facts of the work, links and addresses are always in it.',
  fields,
  file: fileMails,
  idOf: ({ name }) => name,
  titleOf: (_, file) => file?.title ?? 'A mail that is not sent any more',
  valuesOf: ({ subject, greeting, paragraphs, lines = {}, button, closing }) => ({
    subject,
    ...(greeting !== undefined && { greeting }),
    paragraphs: paragraphs.length > 0 ? paragraphs : null,
    ...Object.fromEntries(keysOf(lines).map((line) => [fieldOf(line), lines[line] ?? ''])),
    ...(button !== undefined && { button }),
    ...(closing !== undefined && { closing }),
  }),
  itemOf: (values, _, file = fileMails[0]!) => ({
    ...file,
    subject: textOf(values, 'subject'),
    paragraphs: Array.isArray(values.paragraphs) ? values.paragraphs : [],
    ...(file.greeting !== undefined && { greeting: textOf(values, 'greeting') }),
    ...(file.lines && {
      lines: Object.fromEntries(keysOf(file.lines).map((line) => [line, textOf(values, fieldOf(line))])),
    }),
    ...(file.button !== undefined && { button: textOf(values, 'button') }),
    ...(file.closing !== undefined && { closing: textOf(values, 'closing') }),
  }),
  check: (values, file) => (file ? lostNames(values, file) : {}),
  shownOn: ({ name, title }) => [{ path: mailExamplePath(name), label: `Example: ${title}` }],
};

function fields(mail: WordedMail): Fields {
  const { greeting, paragraphs, lines = {}, button, closing, kept } = mail;
  const names = [...keysOf(mail.values), ...MAIL_FACTS];
  const text = (label: string, more: Partial<Field> = {}) =>
    ({ kind: 'line', label, length: PARAGRAPH, fills: names, ...more }) as Field;
  return {
    subject: text('Subject', { length: [5, 150] }),
    ...(greeting !== undefined && { greeting: text('Greeting', { length: [2, 100] }) }),
    paragraphs: {
      kind: 'lines',
      label: 'Paragraphs',
      hint: `One in each line. Filled in: ${namesOf(mail)}.${kept.length > 0 ? ' What is marked with * must stay.' : ''}`,
      length: PARAGRAPH,
      most: paragraphs.length + MORE_PARAGRAPHS,
      fills: names,
      ...(paragraphs.length === 0 && { optional: true as const }),
    },
    ...Object.fromEntries(
      keysOf(lines).map((line) => [fieldOf(line), text(labelOf(line), { group: GROUP })]),
    ),
    ...(button !== undefined && {
      button: { kind: 'line', label: 'Button', group: 'Below', length: [2, 50] },
    }),
    ...(closing !== undefined && { closing: text('Last words', { group: 'Below' }) }),
  };
}

const PLACES = {
  subject: 'in the subject',
  greeting: 'in the greeting',
  paragraphs: 'in the paragraphs',
  closing: 'in the last words',
};
const BELOW_SUBJECT = ['greeting', 'paragraphs', 'closing'] as const;

/** A name that the file has below the subject must stay there: a name in the subject alone is overlooked. */
function lostNames(values: ContentValues, file: WordedMail): Errors {
  const came = mailContent.valuesOf(file);
  const below = namedIn(values, ...BELOW_SUBJECT);
  const anywhere = namedIn(values, 'subject', ...BELOW_SUBJECT);
  const cameAt = (name: string) => BELOW_SUBJECT.find((field) => namedIn(came, field).has(name)) ?? 'subject';
  const lost = file.kept.filter((name) => !(cameAt(name) === 'subject' ? anywhere : below).has(name));
  const problemAt = (field: keyof typeof PLACES) => {
    const names = lost.filter((name) => cameAt(name) === field);
    const listed = names.map((name) => `{{${name}}} (${file.values[name]})`).join(' and ');
    return names.length > 0
      ? `Name ${listed} ${PLACES[field]}: without it the mail does not do what it is for.`
      : undefined;
  };
  return Object.fromEntries(keysOf(PLACES).map((field) => [field, problemAt(field)]));
}

function namedIn(values: ContentValues, ...fields: (keyof typeof PLACES)[]): ReadonlySet<string> {
  return namedInMail(fields.flatMap((field) => values[field] ?? '').join('\n'));
}

function namesOf({ values, kept }: WordedMail): string {
  const own = keysOf(values).map(
    (name) => `{{${name}}}${kept.includes(name) ? '*' : ''} ${values[name] ?? ''}`,
  );
  return [...own, ...MAIL_FACTS.map((name) => `{{${name}}}`)].join(', ');
}

function fieldOf(line: string): string {
  return `line.${line}`;
}

function labelOf(line: string): string {
  const words = line.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function textOf(values: ContentValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}
