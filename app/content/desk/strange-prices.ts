import type { ContentValues } from '#app/platform/db/content-values.ts';
import type { Plan } from '#content/plans.ts';
import { findPlan, PLANS, plansNow } from '#app/firm/core/plans.ts';
import { formatShortRand } from '#app/tax/money.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import { labelOf } from '#app/content/core/field.ts';
import type { ContentItem } from '#app/content/core/find.server.ts';
import type { Surprise } from './page.ts';

/** A price that rises or falls by this factor looks mistyped. */
const TIMES = 3;

/** In cents: usual limits for a price that had none before. */
const [LEAST, MOST] = [50_00, 100_000_00];

/** Prices that look mistyped; they can still be published. `among`: the plans as they will be. */
export function strangePrices(item: ContentItem, values: ContentValues, among = plansNow()): Surprise {
  const { content, file, shown } = item;
  const fields = Object.entries(fieldsOf(content, file)).filter(([, field]) => field.kind === 'rand');
  const prices = fields.flatMap(([name, field]) => {
    const [before, now] = [shown?.[name], values[name]];
    if (typeof now !== 'number' || !isStrange(before, now)) return [];
    const was = typeof before === 'number' ? `, and ${formatShortRand(before)} today` : '';
    return [{ text: `${labelOf(field)}: ${formatShortRand(now)}${was}.` }];
  });
  return {
    title: 'Is this price meant?',
    about: 'It can be published all the same.',
    items: [...prices, ...(content.name === PLANS ? againstOthers(item.id, values, among) : [])],
  };
}

function isStrange(before: ContentValues[string] | undefined, now: number): boolean {
  if (typeof before !== 'number') return now < LEAST || now > MOST;
  return now > before * TIMES || now * TIMES < before;
}

/** A plan costs at least as much as each plan that it includes. */
function againstOthers(id: string, { price }: ContentValues, plans: readonly Plan[]): Surprise['items'] {
  const plan = findPlan(id, plans);
  if (!plan || typeof price !== 'number') return [];
  const isSame = (other: typeof plan) => other.period === plan.period;
  const base = plan.buildsOn ? findPlan(plan.buildsOn, plans) : undefined;
  const below = plans.filter((other) => other.buildsOn === id && isSame(other) && other.price < price);
  return [
    ...(base && isSame(base) && price < base.price
      ? [
          {
            text: `${plan.title} includes all of ${base.title}, which costs more: ${formatShortRand(base.price)}.`,
          },
        ]
      : []),
    ...below.map(({ title, price: less }) => ({
      text: `${title} includes all of ${plan.title}, and costs less: ${formatShortRand(less)}.`,
    })),
  ];
}
