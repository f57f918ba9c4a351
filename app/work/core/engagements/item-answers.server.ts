import { parseAmount } from '#app/tax/amount.ts';
import { formatRand } from '#app/tax/money.ts';
import { readDay } from '#app/platform/csv/read-day.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import { paragraphs } from '#app/platform/core/text.ts';
import { dayText, isIsoDate } from '#app/platform/core/time.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { LONGEST_ANSWER } from './longest-answer.ts';
import type { Medium } from '../checklists/define-checklist.ts';

/** As it is stored: words, `12345.67` or `2026-10-23`. */
type ReadAnswer = { text: string } | { error: string };

const AMOUNT = 'Type the amount in rand, such as 12 345.67. It cannot be below 0.';
const DAY = 'Type the date as day, month and year, such as 23 October 2026.';
const OLDEST = '1900-01-01';
const LATEST = '2100-12-31';

export function readAnswer(form: FormData): ReadAnswer {
  if (form.has('amount')) return readRand(textIn(form, 'amount'));
  if (form.has('day')) return readDate(textIn(form, 'day'));
  const text = paragraphs(textIn(form, 'text'));
  if (!text) return { error: 'Write something first.' };
  return text.length > LONGEST_ANSWER ? { error: tooLong(LONGEST_ANSWER) } : { text };
}

function readRand(typed: string): ReadAnswer {
  const read = parseAmount(typed);
  if (read.kind === 'too-large') return { error: 'That is more than R 100 billion.' };
  if (read.kind !== 'amount' || read.cents < 0) return { error: AMOUNT };
  const digits = String(read.cents).padStart(3, '0');
  return { text: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

function readDate(typed: string): ReadAnswer {
  const read = readDay(typed);
  if (read && 'refusal' in read) return { error: `This date ${read.refusal}.` };
  const day = read?.day ?? '';
  return isIsoDate(day) && day >= OLDEST && day <= LATEST ? { text: day } : { error: DAY };
}

export function shownAnswer({
  takes,
  answer,
}: {
  takes: Medium | 'approval';
  answer: string | null;
}): string | null {
  if (answer === null) return null;
  if (takes === 'amount' && /^\d+\.\d\d$/.test(answer)) return formatRand(Number(answer.replace('.', '')));
  return takes === 'date' && isIsoDate(answer) ? dayText(answer) : answer;
}
