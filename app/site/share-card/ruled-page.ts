import { normalTax } from '#app/tax/normal-tax.ts';
import { formatAmount, formatRand, rand } from '#app/tax/money.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { tablesOf } from '#app/tax/years/index.ts';
import { xml } from '#app/platform/http/xml.ts';

export type SumLine = { label: string; amount: string };

const AGE = 30;
const MEMBERS = 2;
const STEP = 62;
const WIDTH = 420;
const MARGIN = 40;

/** The sum on the home page: R 500 000 a year with one dependant, under SARS's newest table. */
export function exampleSum(): SumLine[] {
  const tax = normalTax(rand(500_000), AGE, MEMBERS, tablesOf(newestTaxYear).individual);
  return [
    { label: 'Tax on R 500 000', amount: formatAmount(tax.taxBeforeRebates.amount) },
    { label: 'Rebate', amount: `− ${formatAmount(tax.applicableRebates.amount)}` },
    { label: 'Medical credits', amount: `− ${formatAmount(tax.medicalCredits.amount)}` },
    {
      label: `Tax in ${taxYearLabel(newestTaxYear)}`,
      amount: formatRand(tax.taxAfterRebates.amount - tax.medicalCredits.amount),
    },
  ];
}

/** A margin line, a rule below each line, a double one below the sum. */
export function ruledPage(lines: readonly SumLine[], at: { x: number; y: number }): string {
  const height = STEP * lines.length + 44;
  const rows = lines.map(({ label, amount }, index) => {
    const y = 56 + STEP * index;
    const weight = index === lines.length - 1 ? ' font-weight="700"' : '';
    return `<text x="${MARGIN + 16}" y="${y}"${weight}>${xml(label)}</text>
      <text x="${WIDTH - 24}" y="${y}" text-anchor="end"${weight}>${xml(amount)}</text>`;
  });
  const rules = lines.slice(0, -1).map((_, index) => `M${MARGIN + 16} ${76 + STEP * index}H${WIDTH - 24}`);
  const sum = 56 + STEP * (lines.length - 1) + 16;
  return `<g transform="translate(${at.x} ${at.y})" font-family="Public Sans" font-size="23" fill="var(--ink)">
    <rect width="${WIDTH}" height="${height}" rx="8" fill="var(--sheet)" stroke="var(--rule)" stroke-width="2"/>
    <path d="${rules.join('')}" stroke="var(--rule)" stroke-width="1.5"/>
    <path d="M${MARGIN} 0v${height}" stroke="var(--loss)" stroke-opacity=".35" stroke-width="1.5"/>
    ${rows.join('')}
    <path d="M${WIDTH - 190} ${sum}h166m-166 6h166" stroke="var(--ink)" stroke-width="1.8"/>
  </g>`;
}
