import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { Act } from './act-button.tsx';
import { Changes } from './changes-list.tsx';
import type { loadHistory } from './history.server.ts';

type History = Awaited<ReturnType<typeof loadHistory>>;

export function HistoryView({ page }: { page: History }) {
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
                  <summary>What it would say then</summary>
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
