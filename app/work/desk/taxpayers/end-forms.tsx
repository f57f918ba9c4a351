import { Form, Link, useSearchParams } from '@remix-run/react';
import { retention } from '#content/retention.ts';
import { countText } from '#app/platform/core/count-text.ts';
import { dayText } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { ENGAGEMENT_STATE } from '#app/work/core/engagements/states.ts';
import type { Alike } from '#app/work/core/taxpayers/alike.server.ts';
import type { KeptByLaw } from '#app/work/core/trash/trash.server.ts';
import type { WorkOfBoth } from '#app/work/core/taxpayers/work-of-both.server.ts';
import { ApartForm } from './apart-form.tsx';

type Props = { id: string; alike: readonly Alike[]; ofBoth: readonly WorkOfBoth[]; byLaw: KeptByLaw };

export function EndForms({ id: own, alike, ofBoth, byLaw }: Props) {
  const wanted = useSearchParams()[0].get('merge');
  return (
    <section aria-labelledby="end" className="grid gap-4">
      <h2 id="end">{alike.length > 0 ? 'Merge or delete' : 'Added by mistake?'}</h2>
      {alike.map(({ id, name, because, about }) => (
        <details key={id} id={`merge-${id}`} open={id === wanted}>
          <summary className="btn btn-quiet btn-small">
            Merge {name} ({about}) into this one: the same {because}
          </summary>
          <Form method="post" className="mt-3 grid justify-items-start gap-2">
            <input type="hidden" name="intent" value="merge" />
            <input type="hidden" name="from" value={id} />
            {ofBoth
              .filter(({ from }) => from === id)
              .map((work) => (
                <WhichStays key={work.title} {...work} />
              ))}
            <p className="hint">
              Its work, proposals and members come here, and its data where this one has none. If we write to
              different addresses about the two, we mail both in a few minutes, unless you take it back by
              then; nobody else is told. Restored from the trash, it gets all of it back.
            </p>
            <Button type="submit" look="quiet" small>
              Merge it
            </Button>
          </Form>
          <p className="mt-3">
            <Link to={`/admin/taxpayers/${id}?merge=${own}#end`}>Merge this one into {name} instead</Link>
          </p>
          <ApartForm otherId={id} />
        </details>
      ))}
      <Deletion {...byLaw} />
    </section>
  );
}

function Deletion({ submitted, fica }: KeptByLaw) {
  if (submitted > 0 || fica) return <NoDeletion submitted={submitted} fica={fica} />;
  return (
    <details>
      <summary className="btn btn-quiet btn-small">Delete</summary>
      <Form method="post" className="mt-3 grid justify-items-start gap-2">
        <input type="hidden" name="intent" value="delete" />
        <p className="hint">
          For what was added by mistake: it goes with all of its work, and nobody is told. It lies in the{' '}
          <Link to="/admin/work/trash">trash</Link> for {retention.deletedWorkDays} days.
        </p>
        <Button type="submit" look="quiet" small>
          Delete it
        </Button>
      </Form>
    </details>
  );
}

function NoDeletion({ submitted, fica }: KeptByLaw) {
  const work = submitted > 0 && countText(submitted, 'submitted piece of work', 'submitted pieces of work');
  const kept = [work, fica && 'a FICA record'].filter(Boolean).join(' and ');
  return (
    <p className="hint">
      It cannot be deleted: it has {kept}, and the law says how long that is kept. Who left is made a former
      client under <a href="#status">Status</a>.
    </p>
  );
}

function WhichStays({ title, both }: WorkOfBoth) {
  const isDecided = both.some(({ canGo }) => !canGo);
  return (
    <fieldset className="my-2 grid gap-2">
      <legend className="font-semibold">Both have “{title}”. Which one stays?</legend>
      {both.map((one, at) => (
        <label key={one.id} className="flex min-h-11 items-start gap-3">
          <input
            type="radio"
            name={`stays.${both[0].id}`}
            value={one.id}
            required
            defaultChecked={isDecided && !one.canGo}
            disabled={both[1 - at]?.canGo === false}
            className="size-6 shrink-0"
          />
          <span>
            <Link to={`/admin/work/${one.id}`}>
              {at === 0 ? 'The one here' : `The one of ${one.taxpayer}`}
            </Link>
            <span className="hint block">{aboutOf(one)}</span>
          </span>
        </label>
      ))}
      <p className="hint">
        {both.every(({ canGo }) => !canGo)
          ? 'Both were submitted, so neither can go, and the two cannot be merged.'
          : 'The other one goes into the trash.'}
      </p>
    </fieldset>
  );
}

function aboutOf({ state, documents, openedOn }: WorkOfBoth['both'][number]): string {
  const papers = documents === 1 ? '1 document' : `${documents} documents`;
  return `${ENGAGEMENT_STATE[state].desk.label}, ${papers}, opened on ${dayText(openedOn)}`;
}
