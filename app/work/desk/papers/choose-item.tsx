import { Act } from '#app/platform/ui/action-menu.tsx';

type Item = { id: string; what: string };

/** `wanted` are still open for the client. `another`: the intent for a paper of no item. */
type Props = { wanted: readonly Item[]; others: readonly Item[]; another?: string };

export function ChooseItem({ wanted, others, another }: Props) {
  return (
    <>
      {wanted.length > 0 && <Items items={wanted} />}
      {others.length > 0 && (
        <details open={wanted.length === 0}>
          <summary>What came already</summary>
          <Items items={others} />
        </details>
      )}
      {another && (
        <div>
          <Act intent={another}>Another paper of this work</Act>
        </div>
      )}
    </>
  );
}

function Items({ items }: { items: readonly Item[] }) {
  return (
    <ul className="mt-2 grid gap-2">
      {items.map(({ id, what }) => (
        <li key={id}>
          <Act intent={`item:${id}`}>{what}</Act>
        </li>
      ))}
    </ul>
  );
}
