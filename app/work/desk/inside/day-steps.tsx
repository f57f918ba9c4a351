import { Link } from '@remix-run/react';
import type { DayStep } from '#app/work/core/inside/inside-lists.server.ts';
import { ButtonForm } from '#app/platform/ui/button-form.tsx';
import { dayWords } from '#app/work/desk/form-texts.ts';

type Props = {
  steps: readonly DayStep[];
  today: string;
};

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
          <ButtonForm
            intent={isDone ? 'inside-open' : 'inside-done'}
            fields={{ work: work.id, item: id }}
            about={`: ${what}, ${client.name}`}
          >
            {isDone ? 'To do again' : 'Done'}
          </ButtonForm>
        </li>
      ))}
    </ul>
  );
}
