import { formatAmount } from '#app/tax/money.ts';
import { AmountField, TextField } from '#app/platform/ui/field.tsx';
import { isDispute, type Outcome } from '#app/work/core/engagements/outcome.ts';
import { lineNames, LONGEST_LABEL, MOST_LINES } from './outcome-lines.ts';
import type { Refusal } from './page.ts';

const MORE_LINES = 4;

type Props = {
  outcome: Outcome | null;
  typeId: string;
  refused: Pick<Refusal, 'typed' | 'errors'> | undefined;
};

export function OutcomeLineFields({ outcome, typeId, refused }: Props) {
  const known = outcome?.lines ?? [];
  const { typed = {}, errors = {} } = refused ?? {};
  const before = isDispute(typeId) ? 'Assessed before, in rand' : 'Filed, in rand';
  const typedLines = Array.from({ length: MOST_LINES }, (_, at) => at + 1).filter((at) =>
    Object.values(lineNames(at)).some((name) => typed[name]),
  );
  const shown = Math.min(MOST_LINES, Math.max(known.length, ...typedLines) + MORE_LINES);
  const hasErrors = Object.keys(errors).some((name) => name.startsWith('line-'));
  return (
    <details className="work-fold" open={known.length > 0 || hasErrors}>
      <summary>The difference, line by line (optional)</summary>
      <p className="hint">
        As they count in what is to be paid: tax above 0; rebates, credits and what was paid already with a
        minus. The client sees them, and their differences must add up to the whole.
      </p>
      {Array.from({ length: shown }, (_, at) => {
        const names = lineNames(at + 1);
        const line = known[at];
        return (
          <div key={names.label} className="outcome-line">
            <TextField
              id={names.label}
              name={names.label}
              label={`Line ${at + 1}`}
              maxLength={LONGEST_LABEL}
              autoComplete="off"
              defaultValue={typed[names.label] ?? line?.label}
              error={errors[names.label]}
            />
            <AmountField
              id={names.filed}
              name={names.filed}
              label={before}
              defaultValue={typed[names.filed] ?? (line && formatAmount(line.filed))}
              error={errors[names.filed]}
            />
            <AmountField
              id={names.assessed}
              name={names.assessed}
              label="Assessed, in rand"
              defaultValue={typed[names.assessed] ?? (line && formatAmount(line.assessed))}
              error={errors[names.assessed]}
            />
          </div>
        );
      })}
    </details>
  );
}
