import { formatRand } from '#app/tax/money.ts';
import type { Inputs } from './inputs.ts';

/** The taxes as they stood when it was stored, each with its table. */
export function StoredFigures({ inputs: { figures, tax } }: { inputs: Inputs }) {
  if (!figures)
    return (
      <p className="num font-semibold" translate="no">
        {formatRand(tax)}
      </p>
    );
  return (
    <dl className="grid gap-x-4 sm:grid-cols-[auto_auto]">
      {figures.map(({ label, text }) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="num font-semibold sm:text-right" translate="no">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
