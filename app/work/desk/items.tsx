import { isDamaged, type StoredDocument } from '#app/work/documents/document.ts';
import { ITEM_STATE } from '#app/work/core/engagements/item-states.ts';
import type { RequestItem } from '#app/work/core/engagements/items.server.ts';
import { isNotMineText } from '#app/work/core/engagements/not-mine.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { groupsOf } from './item-groups.ts';
import { ItemLine } from './item-line.tsx';
import type { Refusal } from './page.ts';
import { ButtonForm } from '#app/platform/ui/button-form.tsx';

type Props = {
  engagementId: string;
  items: readonly RequestItem[];
  documents: readonly StoredDocument[];
  answer: Refusal | undefined;
  seen: Date;
  filing?: string;
  today: string;
};

export function Items({ items, today, ...rest }: Props) {
  const line = (item: RequestItem) => (
    <ItemLine
      key={item.id}
      item={item}
      {...rest}
      documents={rest.documents.filter(({ itemId }) => itemId === item.id)}
    />
  );
  return groupsOf(items, today).map(({ turn, title, isFolded, within }) => {
    const count = (
      <span className="num font-normal text-ink-soft" translate="no">
        {within.length}
      </span>
    );
    const list = <ol className="work-list">{within.map(line)}</ol>;
    if (isFolded)
      return (
        <details key={turn} className="work-settled" open={within.some(({ id }) => id === rest.answer?.row)}>
          <summary>
            {title} {count}
          </summary>
          {list}
        </details>
      );
    return (
      <section key={turn} aria-label={title}>
        <h3 className="work-group">
          {title} {count}
        </h3>
        {turn === 'us' && <AcceptAll items={within} documents={rest.documents} />}
        {list}
      </section>
    );
  });
}

/** Everything that came whole: a damaged photo, or a "not mine", must be decided one by one. */
function AcceptAll({ items, documents }: Pick<Props, 'items' | 'documents'>) {
  const damaged = new Set(documents.filter(isDamaged).map(({ itemId }) => itemId));
  const came = items.filter(
    ({ id, state, answer, approval }) =>
      !approval &&
      ITEM_STATE[state].desk.acts.includes('accept') &&
      !isNotMineText(answer) &&
      !damaged.has(id),
  );
  if (came.length < 2) return null;
  return (
    <ButtonForm
      intent="accept-all"
      fields={{ ticked: came.map(tickOf).join(',') }}
      className="work-accept-all"
    >
      Accept all {came.length} that came{damaged.size > 0 && ' whole'}
    </ButtonForm>
  );
}
