import { Form, Link } from '@remix-run/react';
import { retention } from '#content/retention.ts';
import { Button } from '#app/platform/ui/button.tsx';
import type { Alike } from '#app/work/core/taxpayers/alike.server.ts';

/** How a taxpayer leaves the list: as a former client, or because it was added by mistake. */
type Props = { isArchived: boolean; alike: readonly Alike[] };

export function EndForms({ isArchived, alike }: Props) {
  return (
    <section aria-labelledby="end" className="grid gap-4">
      <h2 id="end">No longer a client?</h2>
      <Form method="post" className="grid justify-items-start gap-2">
        <input type="hidden" name="intent" value="archive" />
        <input type="hidden" name="archived" value={isArchived ? 'no' : 'yes'} />
        <p className="hint">
          {isArchived
            ? 'It is archived: only the filter “Archived” shows it.'
            : 'Archived, it leaves the lists; its work and papers stay for as long as the law says.'}
        </p>
        <Button type="submit" look="quiet" small>
          {isArchived ? 'Take out of the archive' : 'Archive'}
        </Button>
      </Form>
      {alike.map(({ id, name, because }) => (
        <details key={id}>
          <summary className="btn btn-quiet btn-small">
            Merge {name} into this one (the same {because})
          </summary>
          <Form method="post" className="mt-3 grid justify-items-start gap-2">
            <input type="hidden" name="intent" value="merge" />
            <input type="hidden" name="from" value={id} />
            <p className="hint">
              Its work, proposals and members come here, and its data where this one has none. Nobody is told.
              Restored from the trash, it gets all of it back.
            </p>
            <Button type="submit" look="quiet" small>
              Merge it
            </Button>
          </Form>
        </details>
      ))}
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
    </section>
  );
}
