import { pricing } from '#content/pages/pricing.ts';
import type { Plan } from '#content/plans.ts';
import { instalmentsOf, linesOf, priceOf } from '#app/firm/plans.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** A subgrid aligns title, price, features and button of the cards in a row. */
export function PlanCard({ plan }: { plan: Plan }) {
  const instalments = instalmentsOf(plan);
  return (
    <li
      className={`sheet relative row-span-4 grid grid-rows-subgrid gap-y-0 p-6 ${plan.highlight ? 'border-bloom sheet-lifted' : ''}`}
    >
      <div>
        <h2 className={`text-lg ${plan.highlight ? 'pr-20' : ''}`}>{plan.title}</h2>
        {plan.highlight && <p className="ribbon">{pricing.ribbon}</p>}
        <p className="mt-2 text-[0.95rem] text-ink-soft">{plan.summary}</p>
      </div>
      <div className="mt-5 border-y border-rule py-4">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b className="text-xl leading-snug font-semibold tabular-nums">{priceOf(plan)}</b>
          <span className="text-ink-soft">{plan.period}</span>
        </p>
        {instalments && <p className="hint">{instalments}</p>}
      </div>
      <ul className="mt-4 grid content-start gap-2.5 text-[0.95rem] leading-snug">
        {linesOf(plan).map((line) => (
          <li key={line} className="flex gap-2.5">
            <Icon name="tick" className="text-gain" />
            {line}
          </li>
        ))}
      </ul>
      <ButtonLink to="/contact" look={plan.highlight ? 'primary' : 'quiet'} className="mt-6 w-full px-2">
        {plan.custom ? pricing.customButton : pricing.button}
        <span className="sr-only">: {plan.title}</span>
      </ButtonLink>
    </li>
  );
}
