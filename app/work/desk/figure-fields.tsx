import { formatAmount } from '#app/tax/money.ts';
import { APPROVAL_FIGURES, type Approval } from '#app/platform/db/work-values.ts';
import { AmountField, SelectField, TextField } from '#app/platform/ui/field.tsx';
import { FIGURE, type FigureNames } from './figure.ts';
import type { Refusal } from './page.ts';

const FIGURES: Record<Approval['figure'], string> = {
  none: 'No figure',
  refund: 'They are paid back',
  pay: 'They have to pay',
};

const NOTHING = 'Nothing is paid, and nothing paid back';

type Props = {
  id: string;
  label: string;
  names?: FigureNames;
  known?: { figure: Approval['figure']; cents: number | null; payBy?: string | null } | null;
  /** The choice that it begins with where nothing is known; without it: that there is no figure. */
  empty?: string;
  refused: Pick<Refusal, 'typed' | 'errors'> | undefined;
};

export function FigureFields({ id, label, names = FIGURE, known, empty, refused }: Props) {
  const { typed, errors } = refused ?? { typed: {}, errors: {} };
  const amount = known?.cents === null || known?.cents === undefined ? '' : formatAmount(known.cents);
  return (
    <>
      <SelectField
        id={`${id}-figure`}
        name={names.figure}
        label={label}
        error={errors[names.figure]}
        defaultValue={typed[names.figure] ?? known?.figure ?? (empty ? '' : 'none')}
        options={[
          ...(empty ? [{ value: '', label: empty }] : []),
          ...APPROVAL_FIGURES.map((value) => ({
            value,
            label: value === 'none' && empty ? NOTHING : FIGURES[value],
          })),
        ]}
      />
      <AmountField
        id={`${id}-amount`}
        name={names.amount}
        label="Amount in rand, if there is one"
        defaultValue={typed[names.amount] ?? amount}
        error={errors[names.amount]}
      />
      {names.payBy && (
        <TextField
          id={`${id}-pay-by`}
          name={names.payBy}
          type="date"
          label="To be paid by, if there is a day"
          defaultValue={typed[names.payBy] ?? known?.payBy ?? ''}
          error={errors[names.payBy]}
        />
      )}
    </>
  );
}
