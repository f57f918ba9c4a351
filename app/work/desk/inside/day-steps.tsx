import { Form, Link } from '@remix-run/react';
import { dayText } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import type { DayStep } from '#app/work/core/inside/inside-lists.server.ts';

type Props = {
  steps: readonly DayStep[];
  /** In South Africa. */
  today: string;
};

/** Steps of work, each ticked where it stands: to do by day, then what was done today. */
export function DaySteps({ steps, today }: Props) {
  return (
    <ul className="contact-list">
      {steps.map(({ id, what, day, isDone, work, client }) => (
        <li key={`${work.id} ${id}`} className="task-line">
          <p>
            <span className={isDone ? 'task-done' : 'work-name'}>{what}</span>
            <span className="hint">
              , <Link to={`/admin/work/${work.id}#inside`}>{client.name}</Link>, {work.title}
            </span>
          </p>
          {(isDone || day) && (
            <p className={day && day < today && !isDone ? 'when work-late' : 'when'}>
              {isDone ? 'done' : dayWords(day ?? today, today)}
            </p>
          )}
          <Form method="post">
            <input type="hidden" name="work" value={work.id} />
            <input type="hidden" name="item" value={id} />
            <Button
              type="submit"
              name="intent"
              value={isDone ? 'inside-open' : 'inside-done'}
              look="quiet"
              small
            >
              {isDone ? 'To do again' : 'Done'}
              <span className="sr-only">
                : {what}, {client.name}
              </span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

function dayWords(day: string, today: string): string {
  if (day === today) return 'today';
  return day < today ? `since ${dayText(day)}` : dayText(day);
}
