import { vatIncluded } from '#content/pages/vat.ts';
import { AmountField, Segments, SelectField, TextField } from '#app/platform/ui/field.tsx';
import { Mark } from '#app/platform/ui/mark.tsx';
import type { RecurringClash } from './recurring-clash.ts';
import type { TaxpayerAnswer } from './taxpayer-forms.ts';
import { NewFold } from '#app/work/desk/new-fold.tsx';

type Props = {
  recurringTypes: readonly { value: string; label: string }[];
  today: string;
  newId: string;
  added: TaxpayerAnswer | undefined;
};

export function AddRecurring({ recurringTypes, today, newId, added }: Props) {
  return (
    <NewFold
      summary="Add recurring work"
      intent="recurring-add"
      newId={newId}
      isOpen={added !== undefined}
      drawn={[added?.errors, added?.clash?.key]}
      button="Plan it"
      note={
        <p className="hint mt-2">
          The client gets no mail before a piece of work starts, tomorrow at the earliest.
        </p>
      }
    >
      <SelectField
        id="recurring-type"
        name="type"
        label="Recurring work"
        options={[{ value: '', label: 'Please choose' }, ...recurringTypes]}
        defaultValue={added?.typed.type ?? ''}
        error={added?.errors.type}
      />
      <TextField
        id="recurring-starts"
        name="startsOn"
        type="date"
        label="From the period that this day is in"
        defaultValue={added?.typed.startsOn ?? today}
        error={added?.errors.startsOn}
      />
      <AmountField
        id="recurring-price"
        name="price"
        label={`Price each time${vatIncluded()} (optional)`}
        defaultValue={added?.typed.price}
        error={added?.errors.price}
      />
      {added?.clash && <ClashPart clash={added.clash} answer={added} />}
    </NewFold>
  );
}

function ClashPart({ clash, answer }: { clash: RecurringClash; answer: TaxpayerAnswer }) {
  const { key, texts, others, lastDay, mayBoth } = clash;
  const named = others.map(({ name }) => `“${name}”`).join(' and ');
  return (
    <div className="taxpayer-wide grid gap-3" role="alert">
      <input type="hidden" name="seenClash" value={key} />
      {texts.map((text) => (
        <p key={text}>
          <Mark tone="veld">Before you plan it:</Mark> {text}
        </p>
      ))}
      {others.length === 0 && <p className="hint">If it is right all the same, press “Plan it” again.</p>}
      {others.length > 0 && (
        <Segments
          id="recurring-beside"
          name="beside"
          legend={`What becomes of ${named}?`}
          options={[
            { value: 'instead', label: `It ends on ${lastDay}` },
            ...(mayBoth ? [{ value: 'both', label: 'It goes on as well' }] : []),
          ]}
          defaultValue={answer.typed.beside}
          error={answer.errors.beside}
        />
      )}
    </div>
  );
}
