import { pricing } from '#content/pages/pricing.ts';
import type { Plan } from '#content/plans.ts';
import { bookPath } from '#app/bookings/book-path.ts';
import { contactPath } from '#app/contact/contact-path.ts';
import { instalmentsOf, priceOf } from '#app/firm/plans.ts';
import { startPath } from '#app/proposals/start-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { PlanLines } from './plan-lines.tsx';

/** A subgrid keeps the parts of the cards in a row on common lines. */
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
          {plan.period}
        </p>
        {instalments && <p className="hint">{instalments}</p>}
      </div>
      <p className="text-[0.95rem] leading-snug text-ink-soft">{plan.summary}</p>
      <div className="plan-buttons">
        <ButtonLink
          to={plan.custom ? bookPath({ plan: plan.id }) : startPath(plan.id)}
          look={plan.highlight ? 'primary' : 'quiet'}
          className="px-2"
        >
          {plan.custom ? pricing.customButton : pricing.start}
          <span className="sr-only">: {plan.title}</span>
        </ButtonLink>
        {!plan.custom && (
          <p className="hint">
            {pricing.talkFirst}{' '}
            <Link to={contactPath({ plan: plan.id })}>
              {pricing.button}
              <span className="sr-only">: {plan.title}</span>
            </Link>
          </p>
        )}
      </div>
      <PlanLines plan={plan} />
      <p className="hint border-t border-rule pt-3">
        {pricing.paidOnTop} {plan.paidOnTop}
      </p>
    </li>
  );
}
