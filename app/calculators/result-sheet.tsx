import { Fragment, type ReactNode } from 'react';
import { Letterhead } from '#app/firm/letterhead.tsx';
import { explainLine, type ExplainedLine } from '#app/tax/explain.ts';
import { formatAmount, formatRand, formatRate } from '#app/tax/money.ts';
import type { Line } from '#app/tax/working.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { BracketChart } from './bracket-chart.tsx';
import type { Assessment, Headline } from './calculator.ts';
import { disclaimer } from './disclaimer.ts';
import type { Figure } from './figures.ts';
import { Answers } from './questions-form.tsx';
import { amountIn, type Period } from './period.ts';
import { ShareChart } from './share-chart.tsx';

type Props = {
  heading: string;
  assessment: Assessment;
  figures: readonly Figure[];
  otherYear: Figure | null;
  period: Period;
  questions?: ReactNode;
  children?: ReactNode;
};

/** A longer ledger prints in two columns, so that the result fits one page. */
const MOST_IN_ONE_COLUMN = 24;

export function ResultSheet(props: Props) {
  const { heading, assessment, figures, otherYear, period, questions, children } = props;
  return (
    <Sheet margin lifted className="result-sheet">
      <h2 id="result" tabIndex={-1} className="sr-only">
        Result
      </h2>
      <Letterhead>
        <p className="font-serif text-lg">{heading}</p>
      </Letterhead>
      {assessment.warning && <Notice title={assessment.warning} />}
      {assessment.notes.map((note) => (
        <p key={note} className="hint mb-3">
          {note}
        </p>
      ))}
      <Figures figures={figures} period={period} />
      <Headlines headlines={assessment.headlines} period={period} />
      <div className={assessment.working.length > MOST_IN_ONE_COLUMN ? 'ledger-long' : undefined}>
        <table className="ledger mt-2">
          <caption className="sr-only">The working, line by line</caption>
          <tbody>
            {assessment.working.map((line) => (
              <LedgerLine
                key={line.key}
                line={line}
                period={period}
                isTotal={line.key === assessment.tax.key}
              />
            ))}
          </tbody>
        </table>
      </div>
      {assessment.position && <BracketChart {...assessment.position} />}
      {assessment.shares && <ShareChart {...assessment.shares} period={period} />}
      <p className="hint mt-6">{disclaimer(assessment.table)}</p>
      {otherYear && (
        <p className="mt-2">
          <Compared figure={otherYear} period={period} />
          <Difference from={assessment.tax.cents} to={otherYear} period={period} />
        </p>
      )}
      {questions}
      <Answers answers={assessment.answers ?? []} period={period} />
      {children}
    </Sheet>
  );
}

function Headlines({ headlines, period }: { headlines: readonly Headline[]; period: Period }) {
  return (
    <dl className="headlines">
      {headlines.map((headline) => (
        <div key={headline.label}>
          <dt className="hint">
            {headline.label}
            {'cents' in headline && !headline.once && (period === 'monthly' ? ' a month' : ' for the year')}
          </dt>
          <dd>{headlineFigure(headline, period)}</dd>
        </div>
      ))}
    </dl>
  );
}

function headlineFigure(headline: Headline, period: Period): string {
  if ('text' in headline) return headline.text;
  return formatRand(headline.once ? headline.cents : amountIn(period, headline.cents));
}

function LedgerLine({ line, period, isTotal }: { line: Line; period: Period; isTotal: boolean }) {
  const explained = explainLine(line);
  return (
    <Fragment>
      <tr className={isTotal ? 'total' : undefined}>
        <th scope="row">
          {line.label}
          <details className="why">
            <summary aria-label={`Working of ${line.label}`}>working</summary>
          </details>
        </th>
        <td>
          <span>{figureOf(line, period, isTotal)}</span>
        </td>
      </tr>
      <tr className="because">
        <td colSpan={2}>
          <Explanation explained={explained} period={period} />
        </td>
      </tr>
    </Fragment>
  );
}

function Explanation({ explained, period }: { explained: ExplainedLine; period: Period }) {
  return (
    <div>
      {explained.band && <p>{explained.band}</p>}
      {explained.formula && <p className="formula">{explained.formula}</p>}
      {period === 'monthly' && <p>Worked out for the year; a month is a twelfth.</p>}
      <p>{explained.source}</p>
    </div>
  );
}

function Figures({ figures, period }: { figures: readonly Figure[]; period: Period }) {
  return (
    <dl className="headlines">
      {figures.map((figure) => (
        <div key={figure.key}>
          <dt className="hint">{figure.label}</dt>
          <dd>
            {'cents' in figure ? formatRand(amountIn(period, figure.cents)) : <small>{figure.refusal}</small>}
          </dd>
          {figure.sentence && <dd className="hint">{figure.sentence}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Compared({ figure, period }: { figure: Figure; period: Period }) {
  return (
    <>
      {figure.label}:{' '}
      {'cents' in figure ? (
        <b className="text-ink">{formatRand(amountIn(period, figure.cents))}</b>
      ) : (
        figure.refusal
      )}
    </>
  );
}

function Difference({ from, to, period }: { from: number; to: Figure; period: Period }) {
  if ('refusal' in to) return null;
  const difference = to.cents - from;
  if (difference === 0) return <>, the same.</>;
  return (
    <>
      , {formatRand(amountIn(period, Math.abs(difference)))} {difference < 0 ? 'less' : 'more'}.
    </>
  );
}

function figureOf(line: Line, period: Period, isTotal: boolean): string {
  if (line.unit === 'rate') return formatRate(line.rate);
  const cents = amountIn(period, line.amount);
  if (line.isDeducted && cents > 0) return `− ${formatAmount(cents)}`;
  return isTotal ? formatRand(cents) : formatAmount(cents);
}
