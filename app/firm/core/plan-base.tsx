import type { Plan } from '#content/plans.ts';
import { baseOf, everythingIn, featuresOf } from './plans.ts';

export function PlanBase({ plan }: { plan: Plan }) {
  const base = baseOf(plan);
  if (!base) return null;
  return (
    <li>
      <details>
        <summary>{everythingIn(base)}</summary>
        <ul className="mt-1.5 grid list-disc gap-1.5 pl-5">
          {featuresOf(base).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
