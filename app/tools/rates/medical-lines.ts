import { shortRate } from '#app/tax/explain.ts';
import type { MedicalRule, PerMember } from '#app/tax/rates/tables.ts';
import { line, randFigure, wordsFigure, type RateLine } from './figure.ts';

export function medicalLines(rule: MedicalRule): readonly RateLine[] {
  const form = line('form', 'How contributions count', wordsFigure(formOf(rule)));
  if (rule.kind === 'expense-deduction') return [form];
  return [form, ...perMonthLines(rule.kind === 'credit' ? 'Credit' : 'Deducted at most', rule.perMonth)];
}

export function additionalLines(rule: MedicalRule): readonly RateLine[] {
  if (rule.kind !== 'credit' || !rule.additional) return [];
  const { under65, from65 } = rule.additional;
  const share = `${shortRate(under65.rate)} of contributions above ${under65.timesCredits} times the credits and ${shortRate(under65.ofTaxableIncome)} of taxable income`;
  return [
    line('under-65', 'Under 65', wordsFigure(share)),
    line(
      'from-65',
      'From 65',
      wordsFigure(
        `${shortRate(from65.rate)} of contributions above ${from65.timesCredits} times the credits`,
      ),
    ),
  ];
}

function perMonthLines(what: string, { main, first, additional }: PerMember): readonly RateLine[] {
  return [
    line(`${what}-main`, `${what} a month, main member`, randFigure(main)),
    line(`${what}-first`, `${what} a month, first dependant`, randFigure(first)),
    line(`${what}-more`, `${what} a month, each further one`, randFigure(additional)),
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
