import { Link } from '#app/platform/ui/link.tsx';
import { ItemCard } from './item-card.tsx';
import { AllTheSame } from './same-answers.tsx';
import type { OpenItem } from './sorted-items.ts';
import type { WorkAnswer } from './work-forms.ts';
import type { Work } from './work.server.ts';

type Props = { work: Work; refusal: WorkAnswer | undefined };

export function OpenItems({ work, refusal }: Props) {
  const { open, answered, wanted, path } = work;
  const shown = refusal?.row || wanted;
  const sent = answered.find(({ id }) => id === work.sent);
  const current = open.find(({ id }) => id === shown) ?? open[0];
  return (
    <section aria-labelledby="items" className="work-part">
      <h2 id="items" className="font-serif-text text-xl">
        What we need
      </h2>
      {sent && (
        <p className="hint">
          With us: {sent.what}. <a href={`#item-${sent.id}`}>Add to it or change it</a>
        </p>
      )}
      <AllTheSame work={work} refusal={refusal} />
      <ol className="items">
        {open.map((item, index) => (
          <li key={item.id} id={`item-${item.id}`} className="item" data-now={item === current || undefined}>
            <p className="item-count">{`${index + 1} of ${open.length}`}</p>
            <ItemCard work={work} item={item} refusal={refusal} />
            <Pager path={path} before={open[index - 1]} after={open[index + 1]} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type PagerProps = { path: string; before: OpenItem | undefined; after: OpenItem | undefined };

function Pager({ path, before, after }: PagerProps) {
  if (!before && !after) return null;
  return (
    <nav className="item-pager" aria-label="Other things">
      {before && <Link to={`${path}?item=${before.id}#open`}>Back</Link>}
      {after && (
        <Link to={`${path}?item=${after.id}#open`}>
          <span>Later. Next: </span>
          {after.what}
        </Link>
      )}
    </nav>
  );
}
