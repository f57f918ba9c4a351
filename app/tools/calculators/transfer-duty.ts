import { formatRate, type Cents } from '#app/tax/money.ts';
import { transferDutyChange, transferDutyRates, type Signed } from '#app/tax/rates/transfer-duty-rates.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { taxYears } from '#app/tax/tax-years.ts';
import { transferDuty } from '#app/tax/transfer-duty.ts';
import { dayText } from '#app/platform/core/time.ts';
import { defineCalculator, type Headline } from './calculator.ts';
import { choiceField, onceField, type Values } from './field.ts';
import { taxYearOf, yearOption } from './fields.ts';
import { keyIn } from '#app/platform/core/keys.ts';

export const MOST_MONTHS_LATE = 24;

export const signedLabels = {
  later: 'After the change',
  earlier: 'Before the change',
} satisfies Record<Signed, string>;

export const transferDutyCalculator = defineCalculator({
  type: 'transfer-duty',
  tool: 'property',
  part: 'Transfer duty',
  estimates: 'the transfer duty that a buyer of a home or other property pays to SARS',
  success: 'Your transfer duty calculation has been completed.',
  hasPeriods: false,
  takes: { field: 'price' },
  bases: ['sars'],
  years: () =>
    taxYears
      .filter((year) => !isRefusal(transferDutyRates('sars', year, 'later')))
      .toReversed()
      .map(yearOption),
  fields,
  input: (entry) => ({
    price: entry.amount('price'),
    fairValue: entry.amount('fairValue'),
    monthsLate: Number(entry.choice('monthsLate')),
  }),
  rates: (basis, taxYear, entry) =>
    transferDutyRates(basis, taxYear, keyIn(signedLabels, entry.choice('signed')) ?? 'later'),
  tax: transferDuty,
  sheet: (result, { input }) => ({
    tax: { key: 'transferDuty', label: 'Transfer duty', cents: result.transferDuty },
    means:
      result.transferDuty === 0
        ? 'The conveyancer still files the declaration with SARS.'
        : 'The buyer pays it to SARS before the property is registered.',
    ...(result.transferDuty > 0 && {
      counts: 'Due within six months of the purchase. After that interest runs.',
    }),
    headlines: [
      result.transferDuty === 0
        ? { label: 'Transfer duty', text: 'None is due on this price' }
        : { label: 'Transfer duty', once: true, cents: result.transferDuty },
      {
        label: input.fairValue > input.price ? 'Share of the market value' : 'Share of the price',
        text: formatRate(result.effectiveTaxRate),
      },
      { label: 'Price and duty', once: true, cents: result.priceAndDuty },
      ...(result.transferDuty > 0 ? payment(input.monthsLate > 0, result) : []),
    ],
  }),
  explains: {
    how: [
      'The duty is on the price, or on the market value where that is higher (section 5). SARS asks for valuations where buyer and seller are related or otherwise connected, and where the price looks low.',
      'That amount is cut into bands, each with a rate of its own. Only the part within a band has its rate, and the first band is free.',
      'The day of the purchase decides the table. It is chosen by the tax year, which runs from 1 March to the end of February.',
      'The duty is due within six months. After that SARS adds 10% a year for each full month; for this we found one source.',
    ],
    leavesOut: [
      'A sale with VAT, which has no transfer duty, and transfers that are exempt.',
      'Shares in a company that holds mainly homes (“residential property company”): they count as property, and the duty is on the value of the homes behind the shares. Ask us before you sign.',
      'The fees of the conveyancer, the deeds office and the bank.',
      'Purchases before 1 March 2016: we found no table that could be confirmed.',
    ],
  },
});

function payment(isLate: boolean, { interest, toPay }: { interest: Cents; toPay: Cents }): Headline[] {
  return isLate
    ? [
        { label: 'Interest', once: true, cents: interest },
        { label: 'To pay to SARS', once: true, cents: toPay },
      ]
    : [{ label: 'Due after the purchase, within', text: 'Six months' }];
}

function fields(values: Values) {
  const change = transferDutyChange(taxYearOf(values));
  return [
    onceField('price', 'Price', 'Of the property, without the fees of buying it.'),
    onceField(
      'fairValue',
      'Market value, if it is higher',
      'From a relative or connected person, or as a gift: the duty is on the higher of price and market value.',
    ),
    ...(change ? [signedField(change)] : []),
    {
      ...choiceField(
        'monthsLate',
        'Full months late',
        Array.from({ length: MOST_MONTHS_LATE + 1 }, (_, months) => ({
          value: String(months),
          label: months === 0 ? 'Not late' : String(months),
        })),
      ),
      hint: 'After the six months in which it is due.',
    },
  ];
}

function signedField(day: string) {
  return choiceField('signed', 'Bought', [
    { value: 'later', label: `On ${dayText(day)} or later` },
    { value: 'earlier', label: `Before ${dayText(day)}` },
  ]);
}
