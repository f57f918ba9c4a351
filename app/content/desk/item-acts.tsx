import { dayText } from '#app/platform/core/time.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { When } from '#app/platform/ui/when.tsx';
import type { ShownOn } from '#app/content/core/define-content.ts';
import { Act } from './act-button.tsx';
import type { ItemPage } from './item-page.server.ts';
import { TO_FILE } from './page.ts';
import { Waiting } from './waiting.tsx';

const OF_SITE = {
  shows: 'The site shows',
  now: 'Public now',
  again: 'Show the text that came with the site again',
  remove: 'Remove it from the site',
  removed: 'Removed: no page shows it.',
};

const OF_WORK: typeof OF_SITE = {
  shows: 'New work has',
  now: 'In use now',
  again: 'Use it again as it came with the site',
  remove: 'Retire it: no new work of it',
  removed: 'Retired: no new work of it is opened.',
};

export function ItemActs({ page }: { page: ItemPage }) {
  const { live, isShown, isBroken, hasFile, grows, path, revision } = page;
  const words = page.isOfSite ? OF_SITE : OF_WORK;
  return (
    <div className="grid gap-6">
      {isBroken && (
        <Notice tone="loss" title="What was published no longer fits the form">
          <p>
            {words.shows} {hasFile ? 'the text that came with it instead' : 'nothing instead'}. Publish it
            again.
          </p>
        </Notice>
      )}
      <section aria-labelledby="public-now" className="grid gap-2">
        <h2 id="public-now" className="text-lg">
          {words.now}
        </h2>
        <p>{publicText(page)}</p>
        {page.later && <p>{page.later}</p>}
        {live && (
          <p className="hint">
            {live.by}, <When at={live.at ?? live.writtenAt} />
          </p>
        )}
        {/* Drawn by the server: the browser does not have what is published. */}
        <PageLinks of={page.pages} isDrawnByServer />
        {live?.source === 'own' && hasFile && (
          <Act
            page={page}
            intent="restore"
            fields={{ to: TO_FILE }}
            label="Back to the text that came with the site"
          />
        )}
        {!isShown && hasFile && live && (
          <Act page={page} intent="restore" fields={{ to: TO_FILE }} label={words.again} />
        )}
        {grows && isShown && <Act page={page} intent="remove" label={words.remove} />}
      </section>
      {page.checked && (
        <section aria-labelledby="last-checked" className="grid gap-2">
          <h2 id="last-checked" className="text-lg">
            Last checked
          </h2>
          <p>{dayText(page.checked)}. Once a year the desk asks for it, and the author gets a mail.</p>
          <Act page={page} intent="checked" label="Checked today" />
        </section>
      )}
      {page.beside.length > 0 && (
        <section aria-labelledby="beside" className="grid gap-2">
          <h2 id="beside" className="text-lg">
            Decided elsewhere
          </h2>
          <PageLinks of={page.beside} />
        </section>
      )}
      <Waiting page={page} />
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

function publicText({ live, isShown, hasFile, isOfSite }: ItemPage): string {
  const { removed } = isOfSite ? OF_SITE : OF_WORK;
  if (!isShown) return live ? removed : 'Not published yet.';
  return live?.source === 'own' || !hasFile ? 'As it was written here.' : 'As it came with the site.';
}

function PageLinks({ of, isDrawnByServer = false }: { of: readonly ShownOn[]; isDrawnByServer?: boolean }) {
  if (of.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {of.map(({ path, label }) => (
        <li key={path}>
          <Link to={path} reloadDocument={isDrawnByServer}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
