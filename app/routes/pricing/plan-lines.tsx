import type { Plan } from '#content/plans.ts';
import { linesOf } from '#app/firm/core/plans.ts';
import { Icon } from '#app/platform/ui/icon.tsx';

export function PlanLines({ plan }: { plan: Plan }) {
  return (
    <ul className="plan-lines">
      <PlanTicks lines={linesOf(plan)} />
    </ul>
  );
}

export function PlanTicks({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <li key={line}>
      <Icon name="tick" className="text-gain" />
      {line}
    </li>
  ));
}
