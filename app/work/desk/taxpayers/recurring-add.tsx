import { Form } from '@remix-run/react';
import { vatIncluded } from '#content/pages/vat.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { AmountField, Segments, SelectField, TextField } from '#app/platform/ui/field.tsx';
import { Mark } from '#app/platform/ui/mark.tsx';
import type { RecurringClash } from './recurring-clash.ts';
import type { TaxpayerAnswer } from './taxpayer-forms.ts';

type Props = {
  /** Kinds that the client does not have yet. */
  recurringTypes: readonly { value: string; label: string }[];
  /** In South Africa. */
  today: string;
  newId: string;
  /** To this form. */
  added: TaxpayerAnswer | undefined;
};

export function AddRecurring({ recurringTypes, today, newId, added }: Props) {
  const drawn = JSON.stringify([added?.errors, added?.clash?.key]);
  return (
    <Form method="post" noValidate className="taxpayer-form" key={drawn}>
      <input type="hidden" name="intent" value="recurring-add" />
      <input type="hidden" name="key" value={newId} />
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
      <div className="taxpayer-wide">
        <Button type="submit" look="quiet">
          Plan it
        </Button>
        <p className="hint mt-2">
          The client gets no mail before a piece of work starts, tomorrow at the earliest.
        </p>
      </div>
    </Form>
  );
}

/** What the client has in its place, and what becomes of that. */
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
