import { shortRate } from '#app/tax/explain.ts';
import type { MedicalRule, PerMember } from '#app/tax/rates/tables.ts';
import { randFigure, wordsFigure, type RateLine } from './figure.ts';

export function medicalLines(rule: MedicalRule): readonly RateLine[] {
  const form = { key: 'form', label: 'How contributions count', figure: wordsFigure(formOf(rule)) };
  if (rule.kind === 'expense-deduction') return [form];
  return [form, ...perMonthLines(rule.kind === 'credit' ? 'Credit' : 'Deducted at most', rule.perMonth)];
}

/** The additional credit of section 6B; no lines in years without it. */
export function additionalLines(rule: MedicalRule): readonly RateLine[] {
  if (rule.kind !== 'credit' || !rule.additional) return [];
  const { under65, from65 } = rule.additional;
  const share = `${shortRate(under65.rate)} of contributions above ${under65.timesCredits} times the credits and ${shortRate(under65.ofTaxableIncome)} of taxable income`;
  return [
    { key: 'under-65', label: 'Under 65', figure: wordsFigure(share) },
    {
      key: 'from-65',
      label: 'From 65',
      figure: wordsFigure(
        `${shortRate(from65.rate)} of contributions above ${from65.timesCredits} times the credits`,
      ),
    },
  ];
}

function perMonthLines(what: string, { main, first, additional }: PerMember): readonly RateLine[] {
  return [
    { key: `${what}-main`, label: `${what} a month, main member`, figure: randFigure(main) },
    { key: `${what}-first`, label: `${what} a month, first dependant`, figure: randFigure(first) },
    { key: `${what}-more`, label: `${what} a month, each further one`, figure: randFigure(additional) },
  ];
}

function formOf(rule: MedicalRule): string {
  switch (rule.kind) {
    case 'credit':
      return rule.ages === 'all'
        ? 'A credit against tax, all ages'
        : 'A credit against tax under 65; from 65 deducted from income in full';
    case 'capped-deduction':
      return 'Deducted from income: under 65 up to a cap, from 65 in full';
    case 'expense-deduction':
      return 'Deducted from income: from 65 in full; the formula under 65 is unknown';
  }
}
