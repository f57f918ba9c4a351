import { lastBusinessDay } from '#app/firm/core/business-days.ts';
import { lastDayOfMonth } from '#app/firm/core/calendar-day.ts';
import { donationsTax } from '#app/tax/donations.ts';
import { formatRate } from '#app/tax/money.ts';
import { donationsRates, type Donor } from '#app/tax/rates/donations-rates.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { startYearOf, type TaxYear } from '#app/tax/tax-year.ts';
import { taxYears } from '#app/tax/tax-years.ts';
import { defineCalculator, type Headline } from './calculator.ts';
import { choiceField, onceField, optionsOf } from './field.ts';
import { yearOption } from './fields.ts';
import { shortDayText } from './payments.ts';
import { keyIn } from '#app/platform/core/keys.ts';
import { monthName } from '#app/platform/core/time.ts';

const MARCH = 3;
const EARLIER = 'Earlier donations';

const MONTHS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2];

export const donorLabels = {
  person: 'A person',
  other: 'A company, a trust or another body',
} satisfies Record<Donor, string>;

export const donationsCalculator = defineCalculator({
  type: 'donations',
  tool: 'property',
  part: 'Donations tax',
  estimates: 'the donations tax on a gift, after what is exempt in the tax year',
  success: 'Your donations tax calculation has been completed.',
  hasPeriods: false,
  takes: { field: 'donation' },
  bases: ['sars'],
  years: () =>
    taxYears
      .filter((year) => !isRefusal(donationsRates('sars', year)))
      .toReversed()
      .map(yearOption),
  fields: () => [
    onceField('donation', 'Donation', 'Money, or the value of what is given away.'),
    choiceField('donor', 'Who gives', optionsOf(donorLabels)),
    choiceField('month', 'Month of the donation', [{ value: '', label: 'Not decided' }, ...monthOptions()]),
    {
      ...onceField('givenThisYear', 'Given earlier in the same tax year', 'Without what is always exempt.'),
      group: EARLIER,
    },
    {
      ...onceField(
        'taxedBefore',
        'Taxed in earlier tax years',
        'What was above the yearly exemptions, since 1 March 2018: it counts towards the R\u202f30\u202fmillion above which the rate is higher.',
      ),
      group: EARLIER,
    },
  ],
  input: (entry) => ({
    donor: keyIn(donorLabels, entry.choice('donor')) ?? 'person',
    donation: entry.amount('donation'),
    givenThisYear: entry.amount('givenThisYear'),
    taxedBefore: entry.amount('taxedBefore'),
  }),
  rates: donationsRates,
  tax: donationsTax,
  sheet: (result, { entry, today }) => ({
    tax: { key: 'donationsTax', cents: result.donationsTax },
    means:
      result.donationsTax === 0
        ? `It still counts against what may be given free of tax ${result.table.holdsUntil < today ? `in ${result.table.label}` : 'this year'}.`
        : 'The one who gives pays it, not the one who receives.',
    ...(result.donationsTax > 0 && { counts: 'Due by the end of the month after the donation.' }),
    headlines: [
      result.donationsTax === 0
        ? { label: 'Donations tax', text: 'None is due: the whole gift is exempt' }
        : { label: 'Donations tax', once: true, cents: result.donationsTax },
      { label: 'Exempt', once: true, cents: result.exempt },
      { label: 'Share of the donation', text: formatRate(result.effectiveTaxRate) },
      ...(result.donationsTax > 0 ? [dueOn(Number(entry.choice('month')), result.table.taxYear)] : []),
    ],
  }),
  explains: {
    how: [
      'Each tax year has an amount that may be given free of tax. A company or a trust has a smaller one, for casual gifts.',
      'What is above it counts together with all taxable donations since 1 March 2018: 20% up to R\u202f30 million of them, 25% above.',
      'The donor pays, by the end of the month after the donation. Where that is no business day, pay on the last one before it.',
    ],
    seeAlso: [
      { label: 'Is there tax on a gift?', to: '/tax/individual#questions', service: 'tax-individual' },
      { label: 'Loans to a trust (section 7C)', to: '/tax/trust#get', service: 'tax-trust' },
    ],
    leavesOut: [
      'What is always exempt, whatever the amount: gifts to a spouse from whom you are not separated, to public benefit organisations, on death, and gifts that are cancelled within six months (section 56). Leave them out of the figures.',
      'A loan to a connected trust below the official rate: the interest that is not charged counts as a donation on the last day of February (section 7C).',
      'A company whose year has more or fewer than twelve months: its exemption is counted by months.',
    ],
  },
});

function monthOptions() {
  return MONTHS.map((month) => ({
    value: String(month),
    label: monthName(month),
  }));
}

/** `month`: 1 to 12, or 0 if undecided. */
function dueOn(month: number, taxYear: TaxYear): Headline {
  if (month === 0) return { label: 'Due by the end of', text: 'The next month' };
  const year = month >= MARCH ? startYearOf(taxYear) : taxYear;
  return { label: 'Due', text: shortDayText(lastBusinessDay(lastDayOfMonth(year, month + 1))) };
}
