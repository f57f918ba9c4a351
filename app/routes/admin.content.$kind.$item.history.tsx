import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { DeskHandle } from '#app/accounts/access/access.server.ts';
import { requireContent } from '#app/content/desk/commands.server.ts';
import { loadHistory } from '#app/content/desk/history.server.ts';
import { Act } from '#app/content/desk/act-button.tsx';
import { Changes } from '#app/content/desk/changes-list.tsx';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { When } from '#app/platform/ui/when.tsx';

export const handle = { permission: 'content' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  const { content, id } = await requireContent(args);
  return loadHistory(content, id);
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data ? `History of ${data.title}` : 'History');

export default function ContentHistory() {
  const page = useLoaderData<typeof loader>();
  return (
    <AdminPage title={`History of ${page.title}`} lede={<Link to={page.path}>Back to the form</Link>}>
      {page.entries.length === 0 && <p>Nothing was published here yet.</p>}
      <ol className="grid gap-6">
        {page.entries.map((entry) => (
          <li key={entry.id} className="grid gap-2 border-b border-rule pb-4">
            <p className="font-semibold">
              {entry.what}
              {entry.isLive && <span className="font-normal text-gain"> · as it is now</span>}
            </p>
            {entry.at && (
              <p className="hint">
                {entry.by}, <When at={entry.at} />
              </p>
            )}
            <Changes of={entry.changes} />
            {entry.act === 'restore' && (
              <>
                <details>
                  <summary>What the site would say then</summary>
                  {entry.wouldChange.length > 0 ? (
                    <Changes of={entry.wouldChange} />
                  ) : (
                    <p>The same as it says now.</p>
                  )}
                </details>
                <p className="hint">It is public at once, as a new version. Drafts and plans stay.</p>
                <Act page={page} intent="restore" fields={{ to: entry.id }} label="Publish this again" />
              </>
            )}
            {entry.act === 'bring-back' && (
              <Act
                page={page}
                intent="bring-back"
                fields={{ id: entry.id }}
                label="Make it the draft again"
              />
            )}
          </li>
        ))}
      </ol>
    </AdminPage>
  );
}
