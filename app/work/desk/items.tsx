import { Form } from '@remix-run/react';
import { isDamaged, type StoredDocument } from '#app/work/documents/document.ts';
import type { RequestItem } from '#app/work/core/engagements/items.server.ts';
import { isNotMineText } from '#app/work/core/engagements/not-mine.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { Button } from '#app/platform/ui/button.tsx';
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

/** What came is first; settled items are folded. */
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
                {title}{' '}
                <span className="num font-normal text-ink-soft" translate="no">
                  {within.length}
                </span>
              </h3>
              {title === 'To look at' && <AcceptAll items={within} documents={rest.documents} />}
              <ol className="work-list">{within.map(line)}</ol>
            </section>
          )
        );
      })}
      {settled.length > 0 && (
        <details className="work-settled" open={settled.some(({ id }) => id === rest.answer?.row)}>
          <summary>
            Settled{' '}
            <span className="num font-normal text-ink-soft" translate="no">
              {settled.length}
            </span>
          </summary>
          <ol className="work-list">{settled.map(line)}</ol>
        </details>
      )}
    </>
  );
}

/** Everything that came whole: a damaged photo, or a "not mine", must be decided one by one. */
function AcceptAll({ items, documents }: Pick<Props, 'items' | 'documents'>) {
  const damaged = new Set(documents.filter(isDamaged).map(({ itemId }) => itemId));
  const came = items.filter(({ id, answer }) => !isNotMineText(answer) && !damaged.has(id));
  if (came.length < 2) return null;
  return (
    <Form method="post" className="work-accept-all">
      <input type="hidden" name="intent" value="accept-all" />
      <input type="hidden" name="ticked" value={came.map(tickOf).join(',')} />
      <Button type="submit" look="quiet" small>
        Accept all {came.length} that came{damaged.size > 0 && ' whole'}
      </Button>
    </Form>
  );
}
