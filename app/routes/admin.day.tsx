import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { useMay } from '#app/accounts/access/use-may.ts';
import { type FirmActor } from '#app/accounts/core/actor.ts';
import { dayName, hoursOf } from '#app/bookings/desk/times.ts';
import { findDay, type Day } from '#app/desk/day/day.server.ts';
import { DAY_PAGE } from '#app/desk/day/filter.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { FilterForm } from '#app/platform/filters/filter-form.tsx';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { postedForms, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { findKnown } from '#app/work/core/taxpayers/find-like.server.ts';
import { tickCommands } from '#app/work/desk/inside/inside-commands.server.ts';
import { DayCorrections } from '#app/work/desk/taxpayers/day-corrections.tsx';
import { DaySteps } from '#app/work/desk/inside/day-steps.tsx';
import { TASKS } from '#app/work/desk/tasks/task-commands.server.ts';
import { NewTask, TaskList } from '#app/work/desk/tasks/task-list.tsx';
import { timerCommands } from '#app/work/desk/time/time-commands.server.ts';
import { RunningTimer } from '#app/work/desk/time/time-part.tsx';
import { WorkTable } from '#app/work/desk/work-table.tsx';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const filter = DAY_PAGE.read(new URL(request.url).searchParams);
  const [day, client] = await Promise.all([findDay(me, filter.of), findKnown(filter.client, me)]);
  return { filter, day, client, me: me.id, newId: randomUUID() };
}

const post = postedForms({
  commands: {
    ...TASKS,
    ...tickCommands<Posted & { me: FirmActor }>({
      workOf: ({ form }) => textIn(form, 'work'),
      place: '#steps',
    }),
    ...timerCommands<Posted & { me: FirmActor }>(({ form }) => textIn(form, 'work')),
  },
  row: 'item',
  path: ({ request }: Posted & { me: FirmActor }) => {
    const { of } = DAY_PAGE.read(new URL(request.url).searchParams);
    return DAY_PAGE.to({ ...DAY_PAGE.unfiltered(), of });
  },
});

export async function action({ request, context }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  return post({ request, me });
}

/** Remix does not load again after a refusal, and what somebody else has changed must be read again. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction = () => privateMeta('My day');

export default function MyDay() {
  const { filter, day, client, me, newId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { holder, colleagues, today, tasks, given } = day;
  const mayAllocate = useMay('allocate');
  const isOwn = holder.id === me;
  const others = colleagues.filter(({ id }) => id !== me).map(({ id, name }) => ({ value: id, label: name }));
  const shared = { colleagues, today, answer };
  return (
    <AdminPage title={isOwn ? 'My day' : `The day of ${holder.name}`} lede={longDayText(today)}>
      {mayAllocate && (
        <FilterForm filter={DAY_PAGE} values={filter} choices={{ of: others }} hide={['client']} />
      )}
      <div className="work-parts">
        {day.timer && (
          <section id="time" tabIndex={-1} aria-label="Your timer">
            <p>
              <Link to={`/admin/work/${day.timer.engagementId}#time`}>{day.timer.client}</Link>
            </p>
            <RunningTimer
              timer={day.timer}
              work={day.timer.engagementId}
              answer={answerTo(answer, 'timer-stop')}
            />
          </section>
        )}
        <section aria-labelledby="tasks">
          <h2 id="tasks" tabIndex={-1}>
            Tasks
          </h2>
          {tasks.length === 0 ? (
            <p className="hint">Nothing to do within a week.</p>
          ) : (
            <TaskList tasks={tasks} {...shared} />
          )}
          <NewTask holderId={holder.id} newId={newId} client={client} {...shared} />
        </section>
        <StepParts day={day} isOwn={isOwn} />
        <Talks talks={day.talks} />
        <DayCorrections clients={day.corrections} />
        {day.letters.count > 0 && (
          <Work id="letters" title="Letters from SARS, the soonest day at the top" none="" {...day.letters} />
        )}
        {day.reviews.count > 0 && (
          <Work
            id="reviews"
            title={`To review ${isOwn ? 'by you' : `by ${holder.name}`}`}
            none=""
            {...day.reviews}
          />
        )}
        <Work id="came-in" title="Came in, to look at" none="Nothing came in." {...day.cameIn} />
        <Work
          id="due"
          title="Late, or due within a week"
          none={day.due.count > 0 ? 'All of it stands above.' : 'Nothing is due.'}
          {...day.due}
        />
        <Counts day={day} isOwn={isOwn} />
        {given.length > 0 && (
          <section aria-labelledby="given">
            <h2 id="given">Given to others</h2>
            <TaskList tasks={given} namesHolder {...shared} />
          </section>
        )}
      </div>
    </AdminPage>
  );
}

function StepParts({ day: { steps, unheld, today, holder }, isOwn }: { day: Day; isOwn: boolean }) {
  return (
    <>
      <Steps
        {...{ steps, today }}
        id="steps"
        title="Steps of work"
        all="Work with open steps"
        of={isOwn ? 'me' : holder.id}
      />
      <Steps
        {...{ today }}
        steps={unheld}
        id="unheld"
        title="Steps of work that nobody has"
        all="All work with open steps that nobody has"
        of="nobody"
      />
    </>
  );
}

type StepsProps = {
  steps: Day['steps'];
  today: string;
  id: string;
  title: string;
  /** Of the link to the board, with `of` as its filter. */
  all: string;
  of: string;
};

function Steps({ steps, today, id, title, all, of }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <DaySteps steps={steps} today={today} />
      <Link to={`/admin/work?step=${of}`}>{all}</Link>
    </section>
  );
}

function Talks({ talks }: Pick<Day, 'talks'>) {
  return (
    <section aria-labelledby="talks">
      <h2 id="talks">Talks today and tomorrow</h2>
      {talks.length === 0 && <p className="hint">None is booked.</p>}
      <ul className="task-list">
        {talks.map(({ id, name, ...span }) => (
          <li key={id}>
            <time dateTime={span.startsAt.toISOString()}>
              {dayName(span.startsAt)}, {hoursOf(span)}
            </time>
            : <Link to={`/admin/bookings/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Work({ id, title, none, rows, count, path }: Day['due'] & Record<'id' | 'title' | 'none', string>) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? <p className="hint">{none}</p> : <WorkTable caption={title} rows={rows} />}
      {count > rows.length && <Link to={path}>All {count}</Link>}
    </section>
  );
}

function Counts({ day, isOwn }: { day: Day; isOwn: boolean }) {
  const { holder, messages, withClient, withSars } = day;
  const counts: [number, string, ReactNode][] = [
    [messages, isOwn ? '/admin/messages?state=mine' : '/admin/messages', 'messages to answer'],
    [withClient, `/admin/work?of=${holder.id}&state=client`, 'with the client'],
    [withSars, `/admin/work?of=${holder.id}&state=sars`, 'with SARS'],
  ];
  return (
    <section aria-labelledby="beside">
      <h2 id="beside">Beside it</h2>
      <ul className="task-list">
        {counts.map(([count, path, words]) => (
          <li key={path}>
            <Link to={path}>
              {count} {words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
