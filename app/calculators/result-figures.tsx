import { formatRand } from '#app/tax/money.ts';
import type { Figure } from './figures.ts';
import type { Shown } from './leading-figures.ts';
import { amountIn, type Period } from './period.ts';

type FiguresProps = { tax: string; lead: Shown | null; figures: readonly Figure[]; period: Period };

/** The leading headline and the tax under each table, all of one size. What leads names its year where that is over. */
export function Figures({ tax, lead, figures, period }: FiguresProps) {
  const own = figures.find((figure) => 'cents' in figure);
  return (
    <dl className="figures">
      {lead && (
        <div className="figure-lead">
          <dt>
            {lead.label} {own && own.key !== 'current' && <span>{own.label}</span>}
          </dt>
          <dd className="figure" translate="no">
            {lead.text}
          </dd>
        </div>
      )}
      {figures.map((figure) => (
        <div key={figure.key} data-figure={figure.key}>
          <dt>
            {tax} <span>{figure.label}</span>
          </dt>
          {'cents' in figure ? (
            <dd className="figure" translate="no">
              {formatRand(amountIn(period, figure.cents))}
            </dd>
          ) : (
            <dd>{figure.refusal}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

export function Headlines({ headlines }: { headlines: readonly Shown[] }) {
  if (headlines.length === 0) return null;
  return (
    <dl className="headlines">
      {headlines.map(({ label, text }) => (
        <div key={label}>
          <dt className="hint">{label}</dt>
          <dd translate="no">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
