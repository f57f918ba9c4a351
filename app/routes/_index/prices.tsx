import { home } from '#content/pages/home.ts';
import type { Plan } from '#content/plans.ts';
import { findPlan, priceOf } from '#app/firm/core/plans.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { HomeSection } from './section.tsx';

/** Too narrow to be seen between the large figures in the heading font. */
const NARROW_SPACE = '\u202f';

export function Prices() {
  const { title, lede, link, plans: ids } = home.prices;
  return (
    <HomeSection
      id="prices"
      title={title}
      lede={lede}
      link={{ label: link, to: '/pricing' }}
      className="night"
    >
      <ul className="prices">
        {ids.map(planWith).map((plan) => (
          <li key={plan.id}>
            <h3>{plan.title}</h3>
            <p className="home-price">
              <b>{priceOf(plan).replaceAll(NARROW_SPACE, ' ')}</b> {plan.period}
            </p>
            <p>{plan.summary}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function planWith(id: string): Plan {
  const plan = findPlan(id);
  if (!plan) throw ownError(`content/pages/home.ts names a plan that does not exist: ${id}`);
  return plan;
}
