import { NEGATIVE, parseAmount, UNREADABLE } from '#app/tax/amount.ts';
import { formatShortRand, largestAmount } from '#app/tax/money.ts';
import { MONTHS_OF_A_YEAR } from '#app/tax/set-aside.ts';
import { doubtOfMonth, doubtOfRent } from '#app/tools/calculators/doubts.ts';
import { answerName, CLAIM_CARDS, KNOWN_FIELDS, type CardField, type ClaimCard } from './cards.ts';

export type Typed = Readonly<Record<string, string>>;

const TOO_LARGE = 'Enter an amount of at most R 100 billion a year.';

/** The amounts of the IRP5 and of each claim with yes, and the notes at their fields. */
export function readFields(typed: Typed) {
  const amounts: Record<string, number> = {};
  const texts: Record<string, string> = {};
  const open = CLAIM_CARDS.filter((card) => isYes(card, typed));
  for (const { name, kind } of [...KNOWN_FIELDS, ...open.flatMap(({ fields }) => fields)]) {
    const text = typed[name] ?? '';
    if (kind === 'check') amounts[name] = text ? 1 : 0;
    else if (kind === 'members') amounts[name] = /^[0-6]$/.test(text) ? Number(text) : 0;
    else {
      const reading = parseAmount(text);
      if (reading.kind === 'too-large') texts[`${name}Error`] = TOO_LARGE;
      if (reading.kind === 'unreadable') texts[`${name}Error`] = UNREADABLE;
      if (reading.kind === 'amount' && reading.cents < 0) texts[`${name}Error`] = NEGATIVE;
      amounts[name] = reading.kind === 'amount' ? Math.max(0, reading.cents) : 0;
      const doubt = kind === 'amount' && doubtOfMonth(amounts[name] / MONTHS_OF_A_YEAR);
      if (doubt) texts[`${name}Note`] = doubt;
    }
  }
  if (isMonthly(typed)) {
    const year = (amounts.income ?? 0) * MONTHS_OF_A_YEAR;
    if (year > largestAmount) texts.incomeError = TOO_LARGE;
    else if (year > 0) texts.yearly = `${formatShortRand(year)} a year`;
    amounts.income = year;
  }
  return { amounts, texts: { ...texts, ...sizeTexts(amounts) } };
}

function sizeTexts({ premises = 0, income = 0 }: Readonly<Record<string, number>>): Record<string, string> {
  if (income > 0 && premises > income)
    return { premisesNote: 'More than your whole income of the year. Is it really for one year?' };
  const doubt = doubtOfRent(premises);
  return doubt ? { premisesNote: doubt } : {};
}

export function isYes({ name }: ClaimCard, typed: Typed): boolean {
  return typed[answerName(name)] === 'yes';
}

export function isMissing({ name, kind, isOptional }: CardField, typed: Typed): boolean {
  const text = typed[name] ?? '';
  return !isOptional && (text === '' || (kind === 'members' && text === '0'));
}

export function missingOf(card: ClaimCard, typed: Typed): readonly CardField[] {
  return isYes(card, typed) ? card.fields.filter((field) => isMissing(field, typed)) : [];
}

export function isMonthly({ period }: Typed): boolean {
  return period === 'monthly';
}
