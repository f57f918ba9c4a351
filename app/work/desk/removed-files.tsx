import { retention } from '#content/retention.ts';
import { When } from '#app/platform/ui/when.tsx';
import type { Direction } from '#app/work/documents/document.ts';

export type RemovedFile = {
  id: string;
  name: string;
  direction: Direction;
  removedAt: Date;
  by: string | null;
};

export function RemovedFiles({ removed }: { removed: readonly RemovedFile[] }) {
  if (removed.length === 0) return null;
  return (
    <details className="documents-older">
      <summary>{`Removed files (${removed.length})`}</summary>
      <p className="hint">{`Each is kept for ${retention.removedDocumentDays} days.`}</p>
      <ul className="document-list" aria-label="Removed files">
        {removed.map(({ id, name, removedAt, by }) => (
          <li key={id} className="document">
            <span className="document-name">
              {name}
              <span className="hint">
                Removed <When at={removedAt} />
                {by && ` by ${by}`}
              </span>
            </span>
            <form method="post" action={`/admin/documents/${id}`}>
              <input type="hidden" name="intent" value="restore" />
              <button type="submit" className="link-button">
                Bring back<span className="sr-only"> {name}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  );
}
