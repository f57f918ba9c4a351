import { formatRand, type Cents } from './money.ts';
import { amountOf, portion } from './working.ts';
import { periodNames, type PayPeriod } from './pay-period.ts';

type Facts = {
  netPay: Cents;
  contributions: Cents;
  deducted: Cents;
  cap: Cents;
  tax: Cents;
  credit: Cents;
};

const NOTHING_LEFT = 'The tax and the contributions are more than the pay: nothing is left to pay out.';

/** SARS's examples divide a month's credit by these. */
const IN_A_MONTH = { weekly: 4, fortnightly: 2 };

/** Names the reading that was used, if the choice makes a difference. */
export function payslipNotes(facts: Facts, period: PayPeriod): readonly string[] {
  const { netPay, contributions, deducted, cap, credit } = facts;
  return [
    ...(netPay < 0 ? [NOTHING_LEFT] : []),
    ...(deducted === cap && contributions > cap ? [capNote(cap)] : []),
    ...(credit > 0 && period.frequency !== 'monthly' ? [creditNote(facts, period.frequency, period)] : []),
  ];
}

function capNote(cap: Cents): string {
  return `SARS prints no cap on retirement contributions for a single payslip. The cap of the year is taken evenly: ${formatRand(cap)} for what this one covers.`;
}

function creditNote(
  { tax, credit }: Facts,
  frequency: keyof typeof IN_A_MONTH,
  { started, inYear }: PayPeriod,
): string {
  const parts = IN_A_MONTH[frequency];
  const paye = Math.max(0, tax - amountOf(portion(started, parts, credit)));
  return `Which part of the medical credit falls on a ${periodNames[frequency]} is not settled. Twelve months over ${inYear} are used here; SARS's examples divide a month by ${parts}, which makes the PAYE ${formatRand(paye)}.`;
}
