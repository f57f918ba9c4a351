import { pricing } from '#content/pages/pricing.ts';
import type { Plan, PlanGroup } from '#content/plans.ts';
import { comparisonOf, plansOf, priceOf } from '#app/firm/plans.ts';
import { Icon } from '#app/ui/icon.tsx';

/** On a phone each row lists the plans that include it. */
export function Comparison({ group, caption }: { group: PlanGroup; caption: string }) {
  const plans = plansOf(group);
  return (
    <div className="relative mt-8 overflow-x-auto">
      <table className="ruled ruled-stacked text-[0.95rem] md:max-lg:text-[0.9rem] max-lg:[&_:is(th,td)]:pr-2 lg:table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="md:min-w-36 lg:w-[26%]">
              Included
            </th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col">
                {plan.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonOf(group).map(({ feature, included }) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              {plans.map((plan, column) => (
                <IncludedCell key={plan.id} plan={plan} included={included[column] ?? false} />
              ))}
            </tr>
          ))}
          <TextRow label="Price" plans={plans} text={(plan) => `${priceOf(plan)} ${plan.period}`} />
          <TextRow label={pricing.comparison.paidOnTop} plans={plans} text={(plan) => plan.paidOnTop} />
        </tbody>
      </table>
    </div>
  );
}

function IncludedCell({ plan, included }: { plan: Plan; included: boolean }) {
  return (
    <td data-label={plan.title} className={included ? 'held' : 'max-sm:hidden!'}>
      {included ? <Icon name="tick" className="text-gain" /> : <span aria-hidden="true">–</span>}
      <span className="sr-only">{included ? 'included' : 'not included'}</span>
    </td>
  );
}

function TextRow({ label, plans, text }: { label: string; plans: Plan[]; text: (plan: Plan) => string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {plans.map((plan) => (
        <td key={plan.id} data-label={plan.title}>
          {text(plan)}
        </td>
      ))}
    </tr>
  );
}
