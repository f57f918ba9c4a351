import { Link } from '@remix-run/react';
import { firm } from '#content/firm.ts';
import type { Plan } from '#content/plans.ts';
import { labels } from '#content/service-pages/labels.ts';
import { instalmentsOf, priceOf } from '#app/firm/plans.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Sheet } from '#app/ui/sheet.tsx';

export function PriceList({ plans }: { plans: Plan[] }) {
  return (
    <div>
      <Sheet margin lifted>
        <ul className="price-list">
          {plans.map((plan) => (
            <li key={plan.id}>
              <div>
                <h3>{plan.title}</h3>
                <p className="text-ink-soft">{plan.summary}</p>
              </div>
              <Price plan={plan} />
            </li>
          ))}
        </ul>
        <p className="hint mt-5">{firm.promises.join('. ')}.</p>
      </Sheet>
      <Link to={`/pricing?tab=${plans[0]?.group}#plans`} className="more mt-4">
        {labels.allPlans} <Icon name="arrow" />
      </Link>
    </div>
  );
}

function Price({ plan }: { plan: Plan }) {
  const instalments = instalmentsOf(plan);
  return (
    <p className="price">
      <b>{priceOf(plan)}</b>
      <span>{plan.period}</span>
      {instalments && <span>{instalments}</span>}
    </p>
  );
}
