import { Form } from '@remix-run/react';
import { longMoment } from '#app/platform/core/time.ts';
import { Button, ButtonLink } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { When } from '#app/platform/ui/when.tsx';
import type { ItemPage } from './item-page.server.ts';
import { TO_FILE, type ContentIntent } from './page.ts';

/** What is public, what waits, and what can be done with each. */
export function ItemActs({ page }: { page: ItemPage }) {
  const { live, draft, planned, isShown, isBroken, hasFile, grows, path, revision } = page;
  return (
    <div className="grid gap-6">
      {isBroken && (
        <Notice tone="loss" title="What was published no longer fits the form">
          <p>
            The site shows {hasFile ? 'the text that came with it instead' : 'nothing instead'}. Publish it
            again.
          </p>
        </Notice>
      )}
      <section aria-labelledby="public-now" className="grid gap-2">
        <h2 id="public-now" className="text-lg">
          Public now
        </h2>
        <p>{publicText(page)}</p>
        {live && (
          <p className="hint">
            {live.by}, <When at={live.at ?? live.writtenAt} />
          </p>
        )}
        <Pages page={page} />
        {live?.source === 'own' && hasFile && (
          <Act
            page={page}
            intent="restore"
            fields={{ to: TO_FILE }}
            label="Back to the text that came with the site"
          />
        )}
        {!isShown && hasFile && live && (
          <Act
            page={page}
            intent="restore"
            fields={{ to: TO_FILE }}
            label="Show the text that came with the site again"
          />
        )}
        {grows && isShown && <Act page={page} intent="remove" label="Remove it from the site" />}
      </section>
      {draft && (
        <section aria-labelledby="draft" className="grid gap-2">
          <h2 id="draft" className="text-lg">
            Draft
          </h2>
          <p className="hint">
            {draft.by}, <When at={draft.writtenAt} />
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`${path}/preview`} look="quiet" small>
              Preview
            </ButtonLink>
            <Act page={page} intent="discard" label="Discard the draft" />
          </div>
        </section>
      )}
      {planned?.at && (
        <section aria-labelledby="planned" className="grid gap-2">
          <h2 id="planned" className="text-lg">
            Planned for {longMoment(planned.at)}
          </h2>
          <p className="hint">
            {planned.by}, <When at={planned.writtenAt} />. What is changed in other fields until then stays.
          </p>
          <Act page={page} intent="withdraw" label="Withdraw the plan" />
        </section>
      )}
      {revision > 0 && (
        <p>
          <Link to={`${path}/history`}>History</Link>
        </p>
      )}
      {grows && !hasFile && !isShown && revision > 0 && (
        <Act page={page} intent="erase" label="Delete for good, with its history" />
      )}
    </div>
  );
}

function publicText({ live, isShown, hasFile }: ItemPage): string {
  if (!isShown) return live ? 'Removed: no page shows it.' : 'Not published yet.';
  return live?.source === 'own' || !hasFile ? 'As it was written here.' : 'As it came with the site.';
}

function Pages({ page: { pages } }: { page: ItemPage }) {
  if (pages.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {pages.map(({ path, label }) => (
        <li key={path}>
          {/* Drawn by the server, which alone has what was published. */}
          <Link to={path} reloadDocument>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const NONE: Record<string, string> = {};

type ActProps = {
  page: Pick<ItemPage, 'path' | 'revision'>;
  intent: ContentIntent;
  fields?: Record<string, string>;
  label: string;
};

export function Act({ page, intent, fields = NONE, label }: ActProps) {
  return (
    <Form method="post" action={page.path}>
      <input type="hidden" name="version" value={page.revision} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="intent" value={intent} look="quiet" small>
        {label}
      </Button>
    </Form>
  );
}
