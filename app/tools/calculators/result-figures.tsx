import type { CountedAsZero } from './counted-as-zero.ts';
import { isSentence, shownFigure, type Figure, type Shown } from './figures.ts';
import type { Period } from './period.ts';

type FiguresProps = { figures: readonly Figure[]; period: Period; counted: readonly CountedAsZero[] };

export function Figures({ figures, period, counted }: FiguresProps) {
  return (
    <dl className="figures">
      {figures.map((figure, index) => (
        <FigureLine
          key={figure.key}
          {...{ figure, period }}
          leads={index === 0}
          counted={index === 0 ? counted : []}
        />
      ))}
    </dl>
  );
}

type LineProps = Omit<FiguresProps, 'figures'> & { figure: Figure; leads: boolean };

function FigureLine({ figure, period, leads, counted }: LineProps) {
  const { label, table, text, isRefused } = shownFigure(figure, period);
  return (
    <div className={leads ? 'figure-lead' : 'figure-below'} data-figure={figure.key}>
      <dt>
        {label} <span>{table}</span>
      </dt>
      {isRefused ? (
        <dd>{text}</dd>
      ) : (
        <dd
          className={'headline' in figure && isSentence(figure.headline) ? 'figure figure-words' : 'figure'}
          translate="no"
        >
          {text}
        </dd>
      )}
      {counted.map(({ name, label, sentence }) => (
        <dd key={name} className="means">
          {sentence} <a href={`#${name}`}>Look at “{label}”</a>
        </dd>
      ))}
      {figure.key === 'firm' && figure.sentence && (
        <dd className="hint">
          {table}: {figure.sentence}
        </dd>
      )}
    </div>
  );
}

type HeadlinesProps = { headlines: readonly Shown[]; table: string | null };

export function Headlines({ headlines, table }: HeadlinesProps) {
  if (headlines.length === 0) return null;
  return (
    <>
      {table && <p className="headlines-of">{table}, explained here</p>}
      <dl className="headlines">
        {headlines.map(({ label, text }) => (
          <div key={label}>
            <dt className="hint">{label}</dt>
            <dd translate="no">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
