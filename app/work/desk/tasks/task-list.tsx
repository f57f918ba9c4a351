import { Link } from '@remix-run/react';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { LONGEST_TASK } from '#app/platform/db/work-values.ts';
import { formOver } from '#app/platform/forms/meanwhile.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import type { Task } from '#app/work/core/tasks/tasks.server.ts';
import { ChangeFold } from '#app/work/desk/change-fold.tsx';
import { taskForm, type TaskAnswer } from './tasks.ts';
import { fieldsIn } from '#app/platform/forms/fields-in.ts';
import { NewFold } from '#app/work/desk/new-fold.tsx';
import { ButtonForm } from '#app/platform/ui/button-form.tsx';
import { dayWords } from '#app/work/desk/form-texts.ts';

type Client = { id: string; name: string };

type Shared = {
  colleagues: readonly Colleague[];
  today: string;
  answer: TaskAnswer | undefined;
};

type ListProps = Shared & { tasks: readonly Task[]; namesHolder?: boolean };

export function TaskList({ tasks, namesHolder, ...shared }: ListProps) {
  return (
    <ul className="contact-list">
      {tasks.map((task) => (
        <li key={task.id}>
          <One task={task} namesHolder={namesHolder} {...shared} />
        </li>
      ))}
    </ul>
  );
}

function One({
  task,
  namesHolder,
  colleagues,
  today,
  answer,
}: Shared & { task: Task; namesHolder?: boolean }) {
  const { id, title, day, doneAt, client, assignee, version } = task;
  const refused = answerTo(answer, 'task-save', id);
  const over = formOver(refused, null, { stored: taskForm().stored(task), version });
  return (
    <>
      <div className="task-line">
        <p>
          <span className={doneAt ? 'task-done' : 'work-name'}>{title}</span>
          {client && (
            <span className="hint">
              , <Link to={`/admin/taxpayers/${client.id}`}>{client.name}</Link>
            </span>
          )}
        </p>
        <p className={day < today && !doneAt ? 'when work-late' : 'when'}>
          {doneAt ? 'done' : dayWords(day, today)}
        </p>
        {namesHolder && <p className="hint">{assignee ?? 'Nobody'}</p>}
        <ButtonForm intent={doneAt ? 'task-open' : 'task-done'} fields={{ item: id }} about={`: ${title}`}>
          {doneAt ? 'To do again' : 'Done'}
        </ButtonForm>
      </div>
      {!doneAt && (
        <ChangeFold
          item={task}
          over={over}
          name={title}
          refused={refused}
          save="task-save"
          remove="task-remove"
          verb="Delete"
        >
          <TaskFields
            id={id}
            colleagues={colleagues}
            client={client}
            values={{ ...over.values, client: client?.id ?? '' }}
            errors={refused?.errors ?? {}}
          />
        </ChangeFold>
      )}
    </>
  );
}

type NewProps = Shared & { holderId: string; newId: string; client: Client | null };

export function NewTask({ holderId, newId, client, colleagues, today, answer }: NewProps) {
  const refused = answerTo(answer, 'task-add');
  return (
    <NewFold
      key={newId}
      summary="Add a task"
      intent="task-add"
      newId={newId}
      isOpen={refused !== undefined || client !== null}
      drawn={refused?.errors}
    >
      <TaskFields
        id="new-task"
        colleagues={colleagues}
        client={client}
        values={refused?.typed ?? { day: today, assignee: holderId, client: client?.id ?? '' }}
        errors={refused?.errors ?? {}}
      />
    </NewFold>
  );
}

type FieldsProps = Pick<Shared, 'colleagues'> & {
  id: string;
  client: Client | null;
  values: Record<string, string>;
  errors: Partial<Record<string, string>>;
};

function TaskFields({ id, colleagues, client, values, errors }: FieldsProps) {
  const field = fieldsIn(id, values, errors);
  return (
    <>
      {client && (
        <p className="taxpayer-wide">
          For {client.name}
          <input type="hidden" name="client" value={client.id} />
        </p>
      )}
      <TextField {...field('title')} label="What is to do" maxLength={LONGEST_TASK} autoComplete="off" />
      <TextField {...field('day')} label="Day" type="date" />
      <SelectField
        {...field('assignee')}
        label="Who does it"
        options={colleagues.map(({ id: value, name: label }) => ({ value, label }))}
      />
    </>
  );
}
