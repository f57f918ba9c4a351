import { switching } from '#content/switching.ts';
import { monthsAfter, plusDays } from '#app/firm/core/calendar-day.ts';
import type { Profile } from '#app/firm/core/deadline-rule.ts';
import { nextDeadlines } from '#app/firm/core/deadlines.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { dayText, isIsoDate } from '#app/platform/core/time.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { recordOf } from '#app/platform/core/keys.ts';
import { letterDay, openedAfter, papersDay } from './days.ts';

export const LETTER_FILE_PATH = '/switching/letter.docx';

export const LETTER_FIELDS = ['business', 'signer', 'accountant', 'last'] as const;

export type LetterField = (typeof LETTER_FIELDS)[number];

export type LetterEntries = Record<LetterField, string>;

export type LetterErrors = Partial<LetterEntries>;

/** In characters: a longer name is cut. */
const LONGEST_NAME = 120;

/** In months. A longer notice is a typing error. */
const LONGEST_NOTICE = 24;

export type SwitchLetter = {
  from: string[];
  day: string;
  to: string;
  subject: string;
  greeting: string;
  opening: string;
  ask: string;
  papers: readonly string[];
  filing: string;
  consent: string;
  closing: string;
  signer: string;
};

const texts = switching.letter;

export function readLetter(form: FormData, today: string): { entries: LetterEntries; errors: LetterErrors } {
  const entries = recordOf(LETTER_FIELDS, (name) => oneLine(textIn(form, name)).slice(0, LONGEST_NAME));
  const errors: LetterErrors = {};
  for (const name of LETTER_FIELDS) if (!entries[name]) errors[name] = texts.missing[name];
  if (entries.last && !isIsoDate(entries.last)) errors.last = texts.noDate;
  else if (entries.last > monthsAfter(today, LONGEST_NOTICE)) errors.last = texts.farDate;
  else if (entries.last && monthsAfter(entries.last, LONGEST_NOTICE) < today) errors.last = texts.oldDate;
  return { entries, errors };
}

export function writeLetter(
  { business, signer, accountant, last }: LetterEntries,
  today: string,
): SwitchLetter {
  const sent = letterDay(today);
  const hasEnded = last < sent;
  return {
    from: [signer, business],
    day: dayText(sent),
    to: accountant,
    subject: texts.subject(business),
    greeting: texts.greeting,
    opening: texts.opening({ business, last: dayText(last), hasEnded }),
    ask: texts.ask(dayText(papersDay(last > sent ? last : sent))),
    papers: texts.papers,
    filing: filingText(last, sent, openedAfter(today, last)),
    consent: texts.consent,
    closing: texts.closing,
    signer,
  };
}

const REGISTERED: readonly Profile[] = [
  { is: 'employer' },
  ...(['A', 'B', 'C'] as const).map((category) => ({ is: 'vendor' as const, category, yearEnd: 2 as const })),
];

/** Who files the VAT201 and EMP201 due between the last day, or the letter's day, and the open books. */
function filingText(last: string, sent: string, opened: string): string {
  const from = last > sent ? last : sent;
  const between = nextDeadlines(REGISTERED, plusDays(from, 1)).flatMap(({ ruleId, day }) => {
    if (day > opened || (ruleId !== 'emp201' && ruleId !== 'vat201')) return [];
    return `${ruleId.toUpperCase()} on ${dayText(day)}`;
  });
  const due = [...new Set(between)].join(', ');
  return texts.filing({ due, opened: dayText(opened), hasEnded: last < sent });
}

export function letterText(letter: SwitchLetter): string {
  const { from, day, to, subject, greeting, opening, ask, papers, filing, consent, closing, signer } = letter;
  return [
    from.join('\n'),
    day,
    to,
    subject,
    greeting,
    opening,
    [ask, ...papers.map((paper) => `- ${paper}`)].join('\n'),
    filing,
    consent,
    closing,
    signer,
  ].join('\n\n');
}
