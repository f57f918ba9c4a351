import { dayText } from '#app/platform/core/time.ts';
import { Ledger } from '#app/platform/ui/ledger.tsx';
import { LinkedText } from '#app/platform/ui/linked-text.tsx';
import type { ShapeOf } from './shape.ts';

export function ForkView({ table: { caption, head, rows, note }, decideBy }: ShapeOf<'fork'>) {
  const [trunk = '', ...ways] = head;
  return (
    <div className="fork">
      <p className="fork-trunk">
        <b>{trunk}</b>
        {decideBy && (
          <span className="hint">
            to be decided by <time dateTime={decideBy}>{dayText(decideBy)}</time>
          </span>
        )}
      </p>
      <svg viewBox="0 0 600 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M300 0C300 40 100 20 100 60M300 0V60M300 0C300 40 500 20 500 60" />
      </svg>
      <p className="hint fork-caption">{caption}</p>
      <ul>
        {ways.map((way, index) => (
          <li key={way}>
            <h3>{way}</h3>
            <Ledger
              caption={`${caption}: ${way}`}
              lines={rows.map(([income = '', ...taxes]) => ({
                key: income,
                label: income,
                amount: taxes[index] ?? '',
              }))}
            />
          </li>
        ))}
      </ul>
      {note && (
        <p className="hint">
          <LinkedText text={note} />
        </p>
      )}
    </div>
  );
}
