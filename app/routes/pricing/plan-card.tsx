import { pricing } from '#content/pages/pricing.ts';
import type { Plan } from '#content/plans.ts';
import { instalmentsOf, priceOf } from '#app/firm/core/plans.ts';
import { PlanButtons } from './plan-buttons.tsx';
import { PlanLines } from './plan-lines.tsx';

export function PlanCard({ plan }: { plan: Plan }) {
  const instalments = instalmentsOf(plan);
  const [least, most] = priceOf(plan).split(' to ');
  return (
    <li className={`sheet plan ${plan.highlight ? 'plan-popular sheet-lifted' : ''}`}>
      <h2>{plan.title}</h2>
      {plan.highlight && <p className="ribbon">{pricing.ribbon}</p>}
      <div>
        <p className="plan-price">
          <b>{least}</b> {most && `to ${most} `}
          <span className="whitespace-nowrap">{plan.period}</span>
        </p>
        {instalments && <p className="hint">{instalments}</p>}
      </div>
      <p className="leading-working text-ink-soft">{plan.summary}</p>
      <PlanButtons plan={plan} look={plan.highlight ? 'primary' : 'quiet'} />
      <PlanLines plan={plan} />
      <p className="hint border-t border-rule pt-3">
        {pricing.paidOnTop} {plan.paidOnTop}
      </p>
    </li>
  );
}
