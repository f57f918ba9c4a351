import { businessDaysAfter } from '#app/firm/core/business-days.ts';
import { formatRand, formatRate } from '#app/tax/money.ts';
import { lastDayOfMonth, monthAt, monthNumber, monthText } from '#app/tax/month.ts';
import { vatRates } from '#app/tax/rates/vat-limits.ts';
import { vatWatch, type VatStanding } from '#app/tax/vat-watch.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { defineCalculator, type Headline } from './calculator.ts';
import { choiceField, monthsField, onceField, type Values } from './field.ts';
import { readMonths } from './months.ts';
import { shortDayText } from './payments.ts';
import type { SeeAlso } from './see-also.ts';

const DAYS_TO_APPLY = 21;
const MONTHS_OFFERED = 36;

const LATE = 'Apply now. SARS points those who are late to the Voluntary Disclosure Programme.';

const VERDICTS: Record<VatStanding['kind'], string> = {
  passed: 'Compulsory',
  contracts: 'Compulsory',
  may: 'Your choice',
  below: 'Not yet',
};

/** Went above a limit that has since been raised above the turnover. */
const LEAVES = 'Compulsory, then you may ask to leave';

const vatArticles: readonly SeeAlso[] = [
  {
    label: 'VAT registration: must you, may you, should you',
    to: '/blog/vat-registration-guide-south-africa',
  },
  {
    label: 'VAT in practice, from the first invoice on',
    to: '/blog/vat-compliance-south-africa-practical-guide',
  },
];

export const vatWatchCalculator = defineCalculator({
  type: 'vat-watch',
  tool: 'vat',
  estimates: 'from twelve months of turnover whether and until when to register for VAT',
  success: 'Your turnover has been compared with the limits of VAT registration.',
  hasPeriods: false,
  bases: ['sars'],
  years: () => [],
  fields,
  input: (entry, _taxYear, today) => ({
    turnover: entry.months('turnover'),
    lastMonth: entry.choice('lastMonth'),
    contracts: entry.amount('contracts'),
    today,
  }),
  rates: vatRates,
  tax: vatWatch,
  sheet(result, { today }) {
    const last = result.running.at(-1)!;
    const liable = liableFrom(result.standing);
    const end = `the end of ${monthText(last.month)}`;
    const applyBy = liable && businessDaysAfter(liable, DAYS_TO_APPLY);
    return {
      tax: {
        key: 'lastTwelve',
        label: 'Taxable turnover',
        cents: result.lastTwelve,
        of: `Twelve months to ${monthText(last.month)}`,
      },
      sells: liable || result.mayLeave ? {} : { worth: 0 },
      means: liable
        ? 'You owe VAT on what you sell from that day on, whether you charged it or not.'
        : result.isOld
          ? `At ${end} you did not have to register. The months since then are not counted: add them.`
          : 'You do not have to register now. Look again after each month.',
      counts: applyBy ? `Apply by ${dayText(applyBy)}.` : `Counted to ${end}.`,
      headlines: [
        {
          label: 'VAT registration',
          text: result.mayLeave
            ? LEAVES
            : result.isOld && !liable
              ? `Not needed at ${end}`
              : VERDICTS[result.standing.kind],
        },
        { label: 'Taxable turnover', once: true, cents: result.lastTwelve },
        ...daysOf(liable, applyBy),
        { label: 'The limit', once: true, cents: result.compulsory },
        liable
          ? { label: 'Of the limit', text: formatRate(result.shareOfLimit) }
          : { label: 'Left until the limit', once: true, cents: result.left },
      ],
      ...(applyBy && applyBy < today
        ? { warning: `The last day to apply was ${dayText(applyBy)}.`, notes: [LATE, ...result.notes] }
        : {}),
      sections: [
        { kind: 'running', running: result.running.slice(-MONTHS_OFFERED) },
        {
          kind: 'advice',
          title: liable ? 'What registration changes' : 'What registration would change',
          lines: changesOf(result.vatInPrices),
        },
      ],
    };
  },
  explains: {
    how: [
      'After each month the twelve months that end with it are added up, and compared with the limit that held on its last day: R\u202f1 million until 31 March 2026, R\u202f2.3 million since.',
      'Above the limit, the business must be registered from that last day on, and has 21 business days to apply. Signed contracts count ahead: from the start of the month in which they will pass the limit.',
      'From R\u202f120\u202f000 in twelve months (R\u202f50\u202f000 until 31 March 2026) it may register by choice.',
    ],
    leavesOut: [
      'Where sources differ: SARS and others also say that the limit “is likely to be passed”, which would be earlier; some pages say 21 days, where SARS says 21 business days.',
      'Start-ups: SARS also looks at an average month above R\u202f4\u202f200, which looks like the old limit by twelve, and at contracts above R\u202f120\u202f000. Ask before you rely on it.',
      'What is not taxable: rent of dwellings, interest, school fees, taxi fares. Leave it out of the months.',
      'Turnover that passed the limit only because a machine was sold to replace it, or in some other way that is abnormal and temporary.',
    ],
    seeAlso: vatArticles,
  },
});

function fields(values: Values) {
  const { months, isTable } = readMonths(values.turnover ?? '');
  const isDated = isTable || Boolean(months[0]?.month);
  return [
    monthsField(
      'turnover',
      'Taxable turnover of each month',
      'Without VAT, one amount a line, the oldest first, or with its month: 2026-03, 120 000. Rows of a spreadsheet or bank statement can be pasted: you see how they were read before they count.',
    ),
    ...(isDated ? [] : [choiceField('lastMonth', 'Month of the last amount', lastMonths())]),
    onceField(
      'contracts',
      'Signed for the next twelve months',
      'What written contracts oblige you to supply. Leave out what you only expect.',
    ),
  ];
}

function lastMonths() {
  const now = monthNumber(southAfricanDay());
  const months = Array.from({ length: MONTHS_OFFERED }, (_, back) => monthAt(now - back));
  return [
    { value: '', label: 'Choose the month' },
    ...months.map((month) => ({ value: month, label: monthText(month) })),
  ];
}

/** ISO; null if registration is not compulsory. */
function liableFrom(standing: VatStanding): string | null {
  if (standing.kind === 'passed') return lastDayOfMonth(standing.year.month);
  return standing.kind === 'contracts' ? `${standing.from}-01` : null;
}

function daysOf(liable: string | null, applyBy: string | null): Headline[] {
  if (!liable || !applyBy) return [];
  return [
    { label: 'Liable from', text: dayText(liable) },
    { label: 'Apply by', text: shortDayText(applyBy) },
  ];
}

function changesOf(vatInPrices: number): readonly string[] {
  return [
    `Prices: one that says nothing of VAT includes it (section 64). If none rises, ${formatRand(vatInPrices)} of these twelve months would be VAT, less what you may claim on purchases.`,
    'Invoices: none may show VAT before SARS has given the number. Say in quotes that it will be added.',
    'First period: it begins on the day of liability, and the notice of registration says how long it is, for most two months. Return and payment are due by the last business day of the month after it on eFiling, otherwise by the 25th.',
    'Stock and equipment that you own already may bring input tax into an early return: list them on the first day.',
  ];
}
