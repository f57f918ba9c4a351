import { MONTHS } from '#app/firm/deadline-rule.ts';
import { isIsoDate } from '#app/time.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { PEOPLE, VAT_CATEGORIES, type Choice, type Person } from './choice.ts';
import { groupName, monthName, VAT_PERIODS } from './names.ts';

const EXPLAINED: Record<Person, string> = {
  employee: 'Income from a salary or pension, no provisional tax',
  provisional: 'Income that no employer taxes: a business, rent, interest',
  turnover: 'A micro business that is registered for it',
  employer: 'You pay a salary to anybody, a domestic worker too',
  trust: 'You are a trustee',
  estate: 'You wind up somebody’s estate',
};

const VAT_OPTIONS = [
  { value: '', label: 'Not registered for VAT' },
  ...VAT_CATEGORIES.map((category) => ({
    value: category,
    label: `${category}: ${VAT_PERIODS[category]}`,
  })),
];

const ENTITY_OPTIONS = [
  { value: '', label: 'None' },
  { value: 'company', label: 'Company' },
  { value: 'close-corporation', label: 'Close corporation' },
];

const YEAR_END_OPTIONS = MONTHS.map((month) => ({ value: String(month), label: monthName(month) }));

/** A plain GET form, so that a choice has an address. */
export function ChoiceForm({ choice }: { choice: Choice }) {
  const { fields, registeredError } = choice;
  return (
    <form action="/deadlines#dates" method="get" className="choice-form">
      <fieldset>
        <legend className="label">Tick all that fit</legend>
        <div className="choice-people">
          {PEOPLE.map((person) => (
            <PersonBox key={person} person={person} checked={fields.people.includes(person)} />
          ))}
        </div>
      </fieldset>
      <div className="field-row gap-x-8 sm:grid-cols-2">
        <SelectField
          id="vat"
          name="vat"
          label="VAT category"
          hint="It stands on your notice of registration (VAT103)."
          defaultValue={fields.vat}
          options={VAT_OPTIONS}
        />
        <SelectField
          id="entity"
          name="entity"
          label="Company or close corporation"
          defaultValue={fields.entity}
          options={ENTITY_OPTIONS}
        />
      </div>
      <div className="field-row gap-x-8 sm:grid-cols-2">
        <SelectField
          id="yearend"
          name="yearend"
          label="Financial year ends in"
          hint="Of the company, or of a VAT vendor in category E. On the last day of the month."
          defaultValue={fields.yearEnd}
          options={YEAR_END_OPTIONS}
        />
        <TextField
          id="registered"
          name="registered"
          type="date"
          label="Registered with the CIPC on (optional)"
          hint="Only the annual return needs it. The day stands on the registration certificate."
          error={registeredError ?? undefined}
          defaultValue={isIsoDate(fields.registered) ? fields.registered : ''}
        />
      </div>
      <Button type="submit">Show my dates</Button>
    </form>
  );
}

function PersonBox({ person, checked }: { person: Person; checked: boolean }) {
  return (
    <label className="choice-person">
      <input type="checkbox" name={person} value="yes" defaultChecked={checked} className="size-5" />
      <span>
        <b className="font-semibold">{groupName(person)}</b>
        <span className="hint block">{EXPLAINED[person]}</span>
      </span>
    </label>
  );
}
