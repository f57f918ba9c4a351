import { formatRand } from '#app/tax/money.ts';
import type { Assessment, Headline } from './calculator.ts';
import { amountIn, type Period } from './period.ts';

/** Words and amounts as they are shown in a period. */
export type Shown = { label: string; text: string };

/** The tax stands among the figures of all tables; what the headlines name before it leads. */
export function leadingFigures({ headlines, tax }: Assessment, period: Period) {
  const at = headlines.findIndex(
    (headline) =>
      'cents' in headline &&
      headline.cents === tax.cents &&
      (tax.label ? headline.label === tax.label : /tax/i.test(headline.label)),
  );
  const shown = headlines.map((headline) => shownIn(headline, period));
  const lead = at > 0 ? (shown[0] ?? null) : null;
  return {
    lead,
    tax: shown[at]?.label ?? tax.label ?? 'Tax',
    others: shown.filter((headline, index) => index !== at && headline !== lead),
  };
}

function shownIn(headline: Headline, period: Period): Shown {
  const { label } = headline;
  if ('text' in headline) return { label, text: headline.text };
  if (headline.once) return { label, text: formatRand(headline.cents) };
  const suffix = period === 'monthly' ? 'a month' : 'for the year';
  return { label: `${label} ${suffix}`, text: formatRand(amountIn(period, headline.cents)) };
}
