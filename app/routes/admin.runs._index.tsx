import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { whatWasDone } from '#app/accounts/bulk/define-bulk.ts';
import { latestRuns } from '#app/accounts/bulk/latest-runs.server.ts';
import { latestHandOvers } from '#app/accounts/leaving/latest-hand-overs.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { holdings } from '#app/registry/holdings.server.ts';
import { bulkActs } from '#app/registry/bulk-acts.server.ts';
import { retention } from '#content/retention.ts';

const TITLE = 'Many at once';

export const handle = { permission: 'desk' } satisfies DeskHandle;

export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'desk');
  const [runs, handOvers] = await Promise.all([latestRuns(bulkActs, me), latestHandOvers(holdings, me)]);
  return { runs: [...runs, ...handOvers].toSorted((one, other) => other.at.getTime() - one.at.getTime()) };
}

export const meta: MetaFunction = () => privateMeta(TITLE);

export default function Runs() {
  const { runs } = useLoaderData<typeof loader>();
  const people = [...new Set(runs.map(({ by }) => by))].toSorted((one) => (one === null ? -1 : 0));
  return (
    <AdminPage
      title={TITLE}
      lede={`What was done to many records in one act. Each page says what was done to which, and takes it back where that is possible. They are kept for ${retention.bulkRunDays} days.`}
    >
      {runs.length === 0 && <p>Nothing yet. Tick several lines of a list to begin.</p>}
      {people.map((person) => (
        <section key={person} className="mb-10">
          <h2>{whatWasDone(person)}</h2>
          <ul className="list-rows">
            {runs
              .filter(({ by }) => by === person)
              .map((run) => (
                <RunLine key={`${run.path} ${run.at}`} run={run} />
              ))}
          </ul>
        </section>
      ))}
    </AdminPage>
  );
}

type Run = ReturnType<typeof useLoaderData<typeof loader>>['runs'][number];

function RunLine({ run: { path, title, state, at, given, undone, canBeUndone, kept } }: { run: Run }) {
  return (
    <li className="border-b border-rule py-3">
      <Link to={path} className="font-semibold">
        {state === 'asked' ? `${title}?` : title}
      </Link>
      {given.length > 0 && <p>{given.join('; ')}</p>}
      <p className="hint">
        <When at={at} />
        {noteOf(state, kept)}
        {undone && (
          <>
            {' '}
            by {undone.by === null ? 'you' : undone.by || 'a former colleague'}, <When at={undone.at} />
          </>
        )}
        {canBeUndone && (kept > 0 ? ', can be tried again' : ', can be taken back')}
      </p>
    </li>
  );
}

function noteOf(state: Run['state'], kept: number): string {
  switch (state) {
    case 'asked':
      return ', waits for your answer';
    case 'running':
      return ', under way';
    case 'done':
      return '';
    case 'undoing':
      return ', being taken back';
    case 'undone':
      return kept === 0 ? ', taken back' : `, not taken back: ${kept}`;
  }
}
