import { formatRand } from '#app/tax/money.ts';
import type { Ways } from './ways.ts';

export function WaysSideBySide({ title, open, closed }: Ways) {
  return (
    <section className="chart" aria-labelledby="ways">
      <h3 id="ways">{title}</h3>
      <ol className="ways">
        {open.map(({ name, total, rows }) => (
          <li key={name}>
            <h4>{name}</h4>
            <dl>
              {[total, ...rows].map(({ label, cents }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="num" translate="no">
                    {formatRand(cents)}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      {closed.length > 0 && (
        <dl className="ways-closed">
          {closed.map(({ id, name, reason }) => (
            <div key={name}>
              <dt>
                {id === 'company'
                  ? `${name}: open to you, but we have no figure`
                  : `${name}: not open to you`}
              </dt>
              <dd className="hint">{reason}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
