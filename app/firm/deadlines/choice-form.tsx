import { MONTHS } from '#app/firm/core/deadline-rule.ts';
import { eventRules } from '#app/firm/core/event-dates.ts';
import { isIsoDate } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import { EVENTS, PEOPLE, VAT_CHOICES, type Choice, type Person } from './choice.ts';
import { groupName } from './names.ts';
import { monthName, VAT_PERIODS } from './vat-periods.ts';

const EXPLAINED: Record<Person, string> = {
  employee: 'A salary or pension, no provisional tax',
  provisional: 'A business, rent or interest',
  turnover: 'A micro business registered for it',
  employer: 'You pay a salary, at home too',
  trust: 'You are a trustee',
  estate: 'You wind up somebody’s estate',
};

const VAT_OPTIONS = [
  { value: '', label: 'Not registered for VAT' },
  ...VAT_CHOICES.map((vat) => ({
    value: vat,
    label: vat === 'AB' ? 'A or B, not sure which' : `${vat}: ${VAT_PERIODS[vat]}`,
  })),
];

const ENTITY_OPTIONS = [
  { value: '', label: 'None' },
  { value: 'company', label: 'Company' },
  { value: 'close-corporation', label: 'Close corporation' },
];

const YEAR_END_OPTIONS = MONTHS.map((month) => ({ value: String(month), label: monthName(month) }));

const EVENT_OPTIONS = [
  { value: '', label: 'Nothing' },
  ...EVENTS.map((kind) => ({ value: kind, label: eventRules[kind].event })),
];

/** A plain GET form, so that a choice has an address. */
export function ChoiceForm({ choice }: { choice: Choice }) {
  const { fields, registeredError, onError } = choice;
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
      <SelectField
        id="vat"
        name="vat"
        label="VAT category"
        hint="It is on your notice of registration (VAT103)."
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
      <SelectField
        id="yearend"
        name="yearend"
        label="Financial year ends in"
        hint="Of the company, or of a vendor in category E."
        className="choice-year"
        defaultValue={fields.yearEnd}
        options={YEAR_END_OPTIONS}
      />
      <TextField
        id="registered"
        name="registered"
        type="date"
        label="Registered with the CIPC on (optional)"
        hint="For the annual return. The day is on the registration certificate."
        className="choice-registered"
        error={registeredError ?? undefined}
        defaultValue={isIsoDate(fields.registered) ? fields.registered : ''}
      />
      <SelectField
        id="event"
        name="event"
        label="Did something happen?"
        defaultValue={fields.event}
        options={EVENT_OPTIONS}
      />
      <TextField
        id="on"
        name="on"
        type="date"
        label="It happened on"
        className="choice-on"
        error={onError ?? undefined}
        defaultValue={isIsoDate(fields.on) ? fields.on : ''}
      />
      <Button type="submit">Show my dates</Button>
    </form>
  );
}

function PersonBox({ person, checked }: { person: Person; checked: boolean }) {
  return (
    <label className="choice-person">
      <input type="checkbox" name={person} value="yes" defaultChecked={checked} className="size-6" />
      <span>
        <b className="font-semibold">{groupName(person)}</b>
        <span className="hint block">{EXPLAINED[person]}</span>
      </span>
    </label>
  );
}
