import { type Cents, formatShortAmount } from '#app/tax/money.ts';
import { readFile, REFUSALS, type Ended } from '#app/tools/papers/read-file.ts';
import { whyUnsure, type Found } from '#app/tools/papers/printed-rows.ts';
import type { Certificate } from '#app/tools/papers/read-certificate.ts';
import type { Notice } from '#app/tools/papers/read-notice.ts';
import { namesOf, withoutCopies, type Chosen } from './chosen-papers.ts';
import type { Option } from './field.ts';
import { yearValue } from './fields.ts';

/** A field's value, and the words of the papers that it came from. */
export type Filling = { name: string; value: string; label: string; line: string };

/** `papers`: what was read from each. */
export type Filled = {
  fillings: readonly Filling[];
  papers: readonly { id: number; name: string; fillings: readonly Filling[]; why?: string }[];
  remarks: readonly string[];
};

type Papers = { notices: readonly Notice[]; certificates: readonly Certificate[] };

const BY_HAND = 'Nothing is filled in: type the figures below.';
const NOBODY = { taxNumber: null, year: null };

/** `script`: the worker's address. Nothing is sent. Never throws. */
export async function readPapers(files: readonly File[], script: string): Promise<Chosen[]> {
  const papers: Chosen[] = [];
  for (const [id, file] of files.entries()) {
    const read = await readFile(file, script, NOBODY);
    const bytes = isRead(read) ? await file.arrayBuffer().catch(() => null) : null;
    papers.push({ id, name: file.name, read, bytes: new Uint8Array(bytes ?? []) });
  }
  return papers;
}

/** `years`: those that the form offers. Nothing uncertain is filled in: copies count once, and a doubt stops it. */
export function fillingsOf(chosen: readonly Chosen[], years: readonly Option[]): Filled {
  const { counted, remarks, doubts } = withoutCopies(chosen.filter(({ read }) => isRead(read)));
  const all = papersIn(counted);
  const left = chosen.length - counted.length - remarks.length;
  const taxYear = years.find(({ value }) => value === yearValue(Number(yearsIn(all)[0])))?.value;
  const refused = counted.length === 0 ? BY_HAND : refusedText(all, { counted, doubts, years });
  if (chosen.length === 0) return { fillings: [], papers: [], remarks: [] };
  const fillings = refused ? [] : fillingsFrom(all, taxYear ?? '');
  return {
    fillings,
    papers: chosen.map((paper) => ({
      id: paper.id,
      name: paper.name,
      fillings: refused || !isRead(paper.read) ? [] : fillingsFrom(papersIn([paper]), taxYear ?? ''),
      ...(!isRead(paper.read) && { why: whyNot(paper.read) }),
    })),
    remarks: [
      ...remarks,
      ...(refused ? [refused] : []),
      ...(!refused && left > 0 ? ['What could not be read is not counted: add its figures below.'] : []),
    ],
  };
}

export function isRead(read: Ended): read is Extract<Ended, { kind: 'notice' | 'certificate' }> {
  return read.kind === 'notice' || read.kind === 'certificate';
}

function whyNot(read: Exclude<Ended, { kind: 'notice' | 'certificate' }>): string {
  return read.kind === 'unsure' ? whyUnsure(read, 'The check is for the first one.') : REFUSALS[read.kind];
}

function papersIn(papers: readonly Chosen[]): Papers {
  return {
    notices: papers.flatMap(({ read }) => (read.kind === 'notice' ? [read.notice] : [])),
    certificates: papers.flatMap(({ read }) => (read.kind === 'certificate' ? [read.certificate] : [])),
  };
}

function yearsIn({ notices, certificates }: Papers): string[] {
  return [...new Set([...notices.map((one) => one.year.value), ...certificates.map((one) => one.year)])];
}

type Why = { counted: readonly Chosen[]; doubts: readonly string[]; years: readonly Option[] };

function refusedText(papers: Papers, { counted, doubts, years }: Why): string | null {
  const found = yearsIn(papers);
  const notices = counted.filter(({ read }) => read.kind === 'notice');
  const [doubt] = doubts;
  const why =
    (notices.length > 1 && `There are two notices (${namesOf(...notices)}): take one out.`) ||
    (found.length > 1 &&
      `The papers are about different years, ${found.join(' and ')}: take out those of the other year.`) ||
    doubt ||
    (!years.some(({ value }) => value === yearValue(Number(found[0]))) &&
      `They are about ${found[0]}: this page checks ${years.map(({ label }) => label).join(', ')}.`);
  return why ? `Nothing is filled in. ${why}` : null;
}

function fillingsFrom(papers: Papers, taxYear: string): Filling[] {
  const { certificates } = papers;
  const [notice] = papers.notices;
  return [
    { name: 'figures', value: certificates.length > 0 ? 'irp5' : 'notice', label: '', line: '' },
    { name: 'taxYear', value: taxYear, label: 'Tax year', line: yearsIn(papers)[0] ?? '' },
    ...certificateFillings(certificates),
    ...(notice ? noticeFillings(notice, certificates.length === 0) : []),
  ];
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
  return { name, label, value: formatShortAmount(cents), line: line || 'not on it' };
}

/** A loss has no field in the form, and is left out. */
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
            value: formatShortAmount(taxable.value),
            line: taxable.line,
          },
        ]
      : []),
    {
      name: toPay ? 'noticeToPay' : 'noticeRefund',
      label: 'What comes out',
      value: formatShortAmount(cents),
      line: result.line,
    },
    { name: toPay ? 'noticeRefund' : 'noticeToPay', label: '', value: '', line: '' },
    { name: 'assessedTax', label: 'Tax after rebates', value: formatShortAmount(tax.value), line: tax.line },
  ];
}
