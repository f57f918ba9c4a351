import { switching } from '#content/switching.ts';
import { monthsAfter } from '#app/firm/core/calendar-day.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { dayText, isIsoDate } from '#app/platform/core/time.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { recordOf } from '#app/platform/core/keys.ts';
import { letterDay, papersDay } from './days.ts';

export const LETTER_FILE_PATH = '/switching/letter.docx';

export const LETTER_FIELDS = ['business', 'signer', 'accountant', 'last'] as const;

export type LetterField = (typeof LETTER_FIELDS)[number];

export type LetterEntries = Record<LetterField, string>;

export type LetterErrors = Partial<LetterEntries>;

/** A name is cut at as many characters. */
const LONGEST_NAME = 120;

/** In months. Later is a slip of the keyboard. */
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
  return {
    from: [signer, business],
    day: dayText(sent),
    to: accountant,
    subject: texts.subject(business),
    greeting: texts.greeting,
    opening: texts.opening({ business, last: dayText(last) }),
    ask: texts.ask(dayText(papersDay(last > sent ? last : sent))),
    papers: texts.papers,
    consent: texts.consent,
    closing: texts.closing,
    signer,
  };
}

/** As plain text, for the body of a mail. */
export function letterText(letter: SwitchLetter): string {
  const { from, day, to, subject, greeting, opening, ask, papers, consent, closing, signer } = letter;
  return [
    from.join('\n'),
    day,
    to,
    subject,
    greeting,
    opening,
    [ask, ...papers.map((paper) => `- ${paper}`)].join('\n'),
    consent,
    closing,
    signer,
  ].join('\n\n');
}
