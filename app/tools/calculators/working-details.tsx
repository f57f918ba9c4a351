import { explainLine } from '#app/tax/explain.ts';
import { formatAmount, formatRand, formatRate } from '#app/tax/money.ts';
import type { Line } from '#app/tax/working.ts';
import { Ledger, type LedgerLine } from '#app/platform/ui/ledger.tsx';
import type { Assessment } from './calculator.ts';
import { amountIn, type Period } from './period.ts';

type Props = { assessment: Assessment; period: Period };

/** A longer ledger prints in two columns, so that the result fits one page. */
const MOST_IN_ONE_COLUMN = 16;

export function WorkingDetails({ assessment, period }: Props) {
  const { working, tax, table } = assessment;
  return (
    <details className="working">
      <summary>
        The working, line by line
        <span className="hint">
          {' '}
          {table.basis === 'sars' ? `SARS ${table.label}` : `Firm estimate ${table.label}`}
        </span>
      </summary>
      {period === 'monthly' && <p className="hint">Worked out for the year; a month is a twelfth.</p>}
      <div className={working.length > MOST_IN_ONE_COLUMN ? 'ledger-long' : undefined}>
        <Ledger
          caption="The working, line by line"
          lines={working.map((line) => lineOf(line, period, line.key === tax.key))}
        />
      </div>
    </details>
  );
}

function lineOf(line: Line, period: Period, isTotal: boolean): LedgerLine {
  const { band, formula, source, law, note } = explainLine(line);
  const because = (
    <>
      {band && <p>{band}</p>}
      {formula && <p className="formula">{formula}</p>}
      <p>
        {source}
        {law && `. ${law}`}
      </p>
      {note && <p>{note}</p>}
    </>
  );
  return {
    key: line.key,
    label: line.label,
    amount: figureOf(line, period, isTotal),
    total: isTotal,
    because,
  };
}

function figureOf(line: Line, period: Period, isTotal: boolean): string {
  if (line.unit === 'rate') return formatRate(line.rate);
  const cents = amountIn(period, line.amount);
  if (line.isDeducted && cents > 0) return `− ${formatAmount(cents)}`;
  return isTotal ? formatRand(cents) : formatAmount(cents);
}
