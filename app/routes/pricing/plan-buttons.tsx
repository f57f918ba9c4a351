import { pricing } from '#content/pages/pricing.ts';
import type { Plan } from '#content/plans.ts';
import { contactPath } from '#app/firm/contact/contact-path.ts';
import { startPath } from '#app/firm/contact/start-path.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';

type Props = { plan: Plan; look?: 'primary' | 'quiet' };

/** To the form about the plan; a plan with a fixed price can also be started at once. */
export function PlanButtons({ plan, look }: Props) {
  const name = <span className="sr-only">: {plan.title}</span>;
  return (
    <div className="plan-buttons no-print">
      <ButtonLink to={contactPath({ plan: plan.id })} look={look} className="px-2">
        {plan.custom ? pricing.customButton : pricing.button}
        {name}
      </ButtonLink>
      {!plan.custom && (
        <p className="hint">
          <Link to={startPath(plan.id)}>
            {pricing.start}
            {name}
          </Link>
        </p>
      )}
    </div>
  );
}
