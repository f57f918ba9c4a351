import { pricing } from '#content/pages/pricing.ts';
import type { PlanGroup } from '#content/plans.ts';
import { comparisonOf, plansOf, priceOf } from '#app/firm/core/plans.ts';
import { Icon } from '#app/platform/ui/icon.tsx';

/** A phone has narrow columns under vertical names; prices and extras are on its cards. */
export function Comparison({ group, caption }: { group: PlanGroup; caption: string }) {
  const plans = plansOf(group);
  return (
    <table className="plan-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Included</th>
          {plans.map((plan) => (
            <th key={plan.id} scope="col">
              <span>
                {plan.title}
                <small>
                  {priceOf(plan)} {plan.period}
                </small>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparisonOf(group).map(({ feature, included }) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            {plans.map((plan, column) => (
              <IncludedCell key={plan.id} included={included[column] ?? false} />
            ))}
          </tr>
        ))}
        <tr className="plan-table-words">
          <th scope="row">{pricing.comparison.paidOnTop}</th>
          {plans.map((plan) => (
            <td key={plan.id}>{plan.paidOnTop}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function IncludedCell({ included }: { included: boolean }) {
  return (
    <td>
      {included ? <Icon name="tick" className="text-gain" /> : <span aria-hidden="true">–</span>}
      <span className="sr-only">{included ? 'included' : 'not included'}</span>
    </td>
  );
}
