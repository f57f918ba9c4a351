import { figureText, noFigure, type Figure, type RateLine } from './figure.ts';

type Props = {
  caption: string;
  label: string;
  lines: readonly RateLine[];
  firm: { label: string; lines: readonly RateLine[] } | null;
};

export function LineTable({ caption, label, lines, firm }: Props) {
  return (
    <table className={`ruled sm:table-fixed ${firm ? 'ruled-stacked' : ''}`}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={firm ? 'sm:w-[46%]' : 'sm:w-1/2'}>
            <span className="sr-only">What it is</span>
          </th>
          <th scope="col" className="num">
            {label}
          </th>
          {firm && (
            <th scope="col" className="num">
              {firm.label}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {allLines(lines, firm?.lines ?? []).map((line) => (
          <tr key={line.key}>
            <th scope="row">{line.label}</th>
            <FigureCell label={label} figure={line.figure} />
            {firm && <FigureCell label={firm.label} figure={figureIn(firm.lines, line.key)} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function allLines(lines: readonly RateLine[], firm: readonly RateLine[]): readonly RateLine[] {
  const onlyFirm = firm.filter(({ key }) => lines.every((line) => line.key !== key));
  return [...lines, ...onlyFirm.map((line) => ({ ...line, figure: noFigure }))];
}

function FigureCell({ label, figure }: { label: string; figure: Figure }) {
  return (
    <td className={figure.unit === 'words' ? 'text-right!' : 'num'} data-label={label}>
      <span className={isMissing(figure) ? 'text-ink-soft italic' : undefined}>{figureText(figure)}</span>
    </td>
  );
}

function isMissing({ unit }: Figure): boolean {
  return unit === 'unknown' || unit === 'none';
}

function figureIn(lines: readonly RateLine[], key: string): Figure {
  return lines.find((line) => line.key === key)?.figure ?? noFigure;
}
