import { formatRand } from '#app/tax/money.ts';
import type { Inputs } from './inputs.ts';

export function StoredFigures({ inputs: { figures, tax } }: { inputs: Inputs }) {
  if (!figures)
    return (
      <p className="num font-semibold" translate="no">
        {formatRand(tax)}
      </p>
    );
  return (
    <dl className="max-w-lg">
      {figures.map(({ label, text, note }, index) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-6">
          <dt className="text-ink-soft">{label}</dt>
          <dd className={index === 0 ? 'num text-lg font-semibold' : 'num'} translate="no">
            {text}
          </dd>
          {note && (
            <dd className="hint basis-full">
              {label}: {note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
