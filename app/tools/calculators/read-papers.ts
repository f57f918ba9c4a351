import { formatAmount, type Cents } from '#app/tax/money.ts';
import { readFile, REFUSALS } from '#app/tools/papers/read-file.ts';
import { whyUnsure, type Found } from '#app/tools/papers/printed-rows.ts';
import type { Certificate } from '#app/tools/papers/read-certificate.ts';
import type { Notice } from '#app/tools/papers/read-notice.ts';
import type { Option } from './field.ts';
import { yearValue } from './fields.ts';

/** What a field gets, and the words of the paper that it is read from. */
export type Filling = { name: string; value: string; label: string; line: string };

/** Nothing is filled in if one of the papers is unsure. */
export type Filled = { fillings: readonly Filling[] } | { refused: string };

export type Papers = { notices: readonly Notice[]; certificates: readonly Certificate[] };

const BY_HAND = 'Nothing is filled in: type the figures below.';
const NOBODY = { taxNumber: null, year: null };

/** `script`: the address of the worker; `years`: those that the form can choose. Nothing is sent. Never throws. */
export async function readPapers(
  files: readonly File[],
  script: string,
  years: readonly Option[],
): Promise<Filled> {
  const notices: Notice[] = [];
  const certificates: Certificate[] = [];
  for (const file of files) {
    const read = await readFile(file, script, NOBODY);
    if (read.kind === 'notice') notices.push(read.notice);
    else if (read.kind === 'certificate') certificates.push(read.certificate);
    else {
      const why =
        read.kind === 'unsure' ? whyUnsure(read, 'The check is for the first one.') : REFUSALS[read.kind];
      return { refused: `${file.name}: ${why} ${BY_HAND}` };
    }
  }
  return fillingsOf({ notices, certificates }, years);
}

export function fillingsOf({ notices, certificates }: Papers, years: readonly Option[]): Filled {
  const [notice] = notices;
  const [year, ...others] = new Set([
    ...notices.map((one) => one.year.value),
    ...certificates.map((one) => one.year),
  ]);
  const numbers = certificates.flatMap(({ number }) => number ?? []);
  const taxYear = years.find(({ value }) => value === yearValue(Number(year)))?.value;
  const refused =
    (notices.length > 1 && 'There are two notices: choose one.') ||
    (others.length > 0 && `They are about different years: ${[year, ...others].join(' and ')}.`) ||
    (new Set(numbers).size < numbers.length && 'One of the IRP5s is there twice.') ||
    (!taxYear && `They are about ${year}: this page checks ${years.map(({ label }) => label).join(', ')}.`);
  if (refused || !taxYear) return { refused: `${refused || ''} ${BY_HAND}` };
  return {
    fillings: [
      { name: 'figures', value: certificates.length > 0 ? 'irp5' : 'notice', label: '', line: '' },
      { name: 'taxYear', value: taxYear, label: 'Tax year', line: `${year}` },
      ...certificateFillings(certificates),
      ...(notice ? noticeFillings(notice, certificates.length === 0) : []),
    ],
  };
}

function certificateFillings(certificates: readonly Certificate[]): Filling[] {
  if (certificates.length === 0) return [];
  return [
    added(
      'income',
      'Income',
      certificates.map(({ income }) => income),
    ),
    added(
      'taxPaid',
      'Tax already paid',
      certificates.flatMap(({ paye }) => paye ?? []),
    ),
    added(
      'retirementFunds',
      'Retirement contributions',
      certificates.flatMap(({ retirement }) => retirement),
    ),
    added(
      'medicalContributions',
      'Medical contributions',
      certificates.flatMap(({ medical }) => medical ?? []),
    ),
  ];
}

function added(name: string, label: string, found: readonly Found<Cents>[]): Filling {
  const cents = found.reduce((sum, { value }) => sum + value, 0);
  const line = found.map((one) => one.line).join(' + ');
  return { name, label, value: typedAmount(cents), line: line || 'not on it' };
}

/** A loss has no place in the form, and is left out. */
function noticeFillings({ assessedOn, taxable, tax, result }: Notice, isAlone: boolean): Filling[] {
  const { figure, cents } = result.value;
  const toPay = figure === 'pay';
  return [
    { name: 'noticeDay', label: 'Day of the notice', ...assessedOn },
    ...(isAlone && taxable.value >= 0
      ? [
          {
            name: 'noticeTaxable',
            label: 'Taxable income',
            value: typedAmount(taxable.value),
            line: taxable.line,
          },
        ]
      : []),
    {
      name: toPay ? 'noticeToPay' : 'noticeRefund',
      label: 'What comes out',
      value: typedAmount(cents),
      line: result.line,
    },
    { name: toPay ? 'noticeRefund' : 'noticeToPay', label: '', value: '', line: '' },
    { name: 'assessedTax', label: 'Tax after rebates', value: typedAmount(tax.value), line: tax.line },
  ];
}

/** As it is usually typed: without cents where there are none. */
function typedAmount(cents: Cents): string {
  return formatAmount(cents).replace(/\.00$/, '');
}
