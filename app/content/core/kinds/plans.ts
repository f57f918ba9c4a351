import { plans, type Plan } from '#content/plans.ts';
import { PLANS, plansNow } from '#app/firm/core/plans.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { PRICES_PATH } from '../content-path.ts';
import { defineContent } from '../define-content.ts';
import { FIXED } from '../fixed-texts.ts';

const SPECIFIED = `${FIXED} Letters, calculators and articles name the plan by it.`;
const RANGE = 'It must be above the price, or stay empty.';

export const planContent = defineContent({
  name: PLANS,
  noun: 'plan',
  plural: 'plans and prices',
  about:
    'Prices are what a client pays: with VAT, if you are registered for it. A proposal that was sent, and a letter that was accepted, keep the price that they name.',
  fields: {
    price: { kind: 'rand', label: 'Price' },
    upTo: {
      kind: 'rand',
      label: 'Up to',
      hint: 'Of a price that is agreed within a range',
      optional: true,
    },
    instalments: {
      kind: 'whole',
      from: 2,
      to: 12,
      label: 'Number of payments',
      hint: 'Each is its equal share of the price',
      optional: true,
    },
    summary: { kind: 'line', label: 'In one sentence', length: [10, 160] },
    features: { kind: 'lines', label: 'What it includes', length: [3, 120], most: 12 },
    paidOnTop: { kind: 'line', label: 'Paid on top', length: [3, 120] },
    highlight: { kind: 'tick', label: 'Highlighted among the plans of its tab' },
  },
  file: plans,
  idOf: ({ id }) => id,
  titleOf: (_, file) => file?.title ?? 'A plan that is not there any more',
  valuesOf: ({ price, upTo, instalments, summary, features, paidOnTop, highlight }) => ({
    price,
    upTo: upTo ?? null,
    instalments: instalments?.count ?? null,
    summary,
    features,
    paidOnTop,
    highlight,
  }),
  itemOf({ upTo, instalments: count, features, ...values }, _, file) {
    if (!file) throw ownError('a plan that content/plans.ts does not have');
    const plan: Plan = { ...file };
    delete plan.upTo;
    delete plan.instalments;
    return {
      ...plan,
      ...values,
      features: [...features],
      ...(upTo !== null && { upTo }),
      ...(count !== null && { instalments: { count, amount: values.price / count } }),
    };
  },
  check: ({ price, upTo, instalments }) => ({
    upTo: upTo !== null && upTo <= price ? RANGE : undefined,
    instalments:
      instalments !== null && price % instalments !== 0
        ? 'The price cannot be divided into that many equal payments of whole cents.'
        : undefined,
  }),
  checkAmong({ highlight }, file) {
    const other = plansNow().find(
      (plan) => plan.highlight && plan.group === file?.group && plan.id !== file.id,
    );
    return highlight && other ? { highlight: `Take the highlight from ${other.title} first.` } : {};
  },
  beside: [{ path: PRICES_PATH, label: 'All prices in one table' }],
  locked: ({ title, period }) => [
    { label: 'Name', value: title, why: SPECIFIED },
    { label: 'Priced', value: period, why: SPECIFIED },
  ],
  shownOn: ({ group }) => [
    { path: `/pricing?tab=${group}#plans`, label: 'Pricing' },
    { path: '/', label: 'The home page' },
  ],
});
