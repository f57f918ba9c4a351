import { longMoment } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { Changes } from './changes-list.tsx';
import type { PlanQuestion, PlanChoice } from './page.ts';

const LABELS: Record<PlanChoice, string> = {
  also: 'Plan this as well',
  instead: 'Plan this instead',
  back: 'Go back to what the form says',
};

export function PlannedNotice({
  id,
  question: { planned, choices },
}: {
  id: string;
  question: PlanQuestion;
}) {
  return (
    <div id={id} role="alert" tabIndex={-1}>
      <Notice tone="loss" title="Planned already: which of them shall stand?">
        <ul className="grid gap-4">
          {planned.map(({ id, at, by, changes }) => (
            <li key={id}>
              <p className="font-semibold">
                {longMoment(at)} <span className="font-normal">by {by}</span>
              </p>
              <Changes of={changes} />
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          {choices.map((choice) => (
            <Button
              key={choice}
              type="submit"
              name="intent"
              value={`plan:${choice}`}
              look={choice === 'also' ? 'primary' : 'quiet'}
            >
              {LABELS[choice]}
            </Button>
          ))}
        </div>
      </Notice>
    </div>
  );
}
