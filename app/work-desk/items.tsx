import type { StoredDocument } from '#app/documents/document.ts';
import type { RequestItem } from '#app/engagements/items.server.ts';
import { ItemLine } from './item-line.tsx';
import type { Refusal } from './page.ts';

type Props = {
  engagementId: string;
  items: readonly RequestItem[];
  documents: readonly StoredDocument[];
  answer: Refusal | undefined;
  seen: Date;
};

const GROUPS = [
  { title: 'To look at', states: ['answered'] },
  { title: 'Open with the client', states: ['returned', 'open'] },
] as const;

/** What came stands first; what is settled is folded away. */
export function Items({ items, ...rest }: Props) {
  const settled = items.filter(({ state }) => state === 'accepted' || state === 'not_mine');
  const line = (item: RequestItem) => (
    <ItemLine
      key={item.id}
      item={item}
      {...rest}
      documents={rest.documents.filter(({ itemId }) => itemId === item.id)}
    />
  );
  return (
    <>
      {GROUPS.map(({ title, states }) => {
        const within = items.filter(({ state }) => states.some((one) => one === state));
        return (
          within.length > 0 && (
            <section key={title} aria-label={title}>
              <h3 className="work-group">
                {title} <span className="num font-normal text-ink-soft">{within.length}</span>
              </h3>
              <ol className="work-list">{within.map(line)}</ol>
            </section>
          )
        );
      })}
      {settled.length > 0 && (
        <details className="work-settled" open={settled.some(({ id }) => id === rest.answer?.item)}>
          <summary>
            Settled <span className="num font-normal text-ink-soft">{settled.length}</span>
          </summary>
          <ol className="work-list">{settled.map(line)}</ol>
        </details>
      )}
    </>
  );
}
