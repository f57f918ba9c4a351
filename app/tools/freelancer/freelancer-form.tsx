import { monthText } from '#app/tax/month.ts';
import { firstDayOf, taxYearLabel, type TaxYear } from '#app/tax/tax-year.ts';
import { dayText } from '#app/platform/core/time.ts';
import { AmountField, SelectField, TextField } from '#app/platform/ui/field.tsx';
import { FieldTexts, LiveText } from '#app/platform/ui/live-text.tsx';
import { EMPTY_IF_IN_TIME, paidAfterText } from '#app/tools/calculators/first-paid-on.ts';
import { AGES } from '#app/tools/kept/age-groups.ts';
import {
  beginningsOf,
  endsOf,
  MONTH_FIELDS,
  monthsOf,
  MOST_MEMBERS,
  usualEnd,
  type Typed,
} from './entries.ts';
import { asksForDay } from './paid-day.ts';
import { paymentDays } from './payment-days.ts';
import type { Texts } from './texts.ts';

type Props = { taxYear: TaxYear; typed: Typed; texts: Texts };

function MonthRows({ taxYear, typed, texts }: Props) {
  const months = monthsOf(taxYear);
  return (
    <table className="month-rows">
      <caption className="sr-only">What came in and what it cost you, by month</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Came in, R</th>
          <th scope="col">Costs, R</th>
        </tr>
      </thead>
      {MONTH_FIELDS.map(({ income, costs }, index) => {
        const month = monthText(months[index] ?? '');
        const shared = { typed, texts, describedBy: `row${index + 1}` };
        return (
          <tbody key={income}>
            <tr>
              <th scope="row">{month}</th>
              <td>
                <Amount name={income} label={`${month}: came in`} {...shared} />
              </td>
              <td>
                <Amount name={costs} label={`${month}: costs`} {...shared} />
              </td>
            </tr>
            <tr className="month-note">
              <td colSpan={3} id={`row${index + 1}`}>
                <LiveText name={`row${index + 1}`} texts={texts} />
                {[income, costs].map((name) => (
                  <FieldTexts key={name} name={name} texts={texts} />
                ))}
              </td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}

/** Earlier months are not months without income: there was no business yet. */
function Began({ taxYear, typed, texts }: Props) {
  return (
    <div>
      <SelectField
        id="began"
        name="began"
        label="When did you begin this tax year?"
        hint="Months before it are not counted."
        defaultValue={typed.began ?? '1'}
        options={beginningsOf(taxYear)}
      />
      <p className="mt-2" role="status">
        <LiveText name="begins" texts={texts} />
      </p>
    </div>
  );
}

export function SoFar({ today, taxYear, typed, texts }: Props & { today: string }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <h2 className="text-lg">Your business in {taxYearLabel(taxYear)}</h2>
        <p className="hint mt-1">
          From {dayText(firstDayOf(taxYear))}, without VAT. The months to come count like those so far.
        </p>
      </div>
      <Field name="sofarIn" label="Came in so far" {...{ typed, texts }} />
      <Field name="sofarOut" label="Costs so far" {...{ typed, texts }} />
      <div className="sm:col-span-2">
        <SelectField
          id="sofarTo"
          name="sofarTo"
          label="So far: to the end of"
          defaultValue={typed.sofarTo ?? usualEnd(taxYear, today)}
          options={endsOf(taxYear, today)}
        />
        <FieldTexts name="sofarTo" texts={texts} />
      </div>
    </div>
  );
}

export function ByMonth(props: Props) {
  const { typed } = props;
  const isTyped = MONTH_FIELDS.some(({ income, costs }) => typed[income] || typed[costs]);
  return (
    <details className="fold-row" open={isTyped}>
      <summary>By month instead</summary>
      <p className="hint mt-2 mb-4">
        Fill in a month once it is over. A total above includes the months that you type here; the rest of it
        is spread over those that you leave empty.
      </p>
      <MonthRows {...props} />
    </details>
  );
}

type FieldProps = Omit<Props, 'taxYear'> & { name: string; label: string; hint?: string };

function Field({ name, label, hint, typed, texts }: FieldProps) {
  return (
    <div>
      <AmountField
        id={name}
        name={name}
        label={label}
        hint={hint}
        defaultValue={typed[name] ?? ''}
        aria-invalid={texts[`${name}Error`] ? true : undefined}
      />
      <FieldTexts name={name} texts={texts} />
    </div>
  );
}

const PAID_SINCE = 'Paid since? The amount here, its day below. Type 0 if you have paid nothing.';

function PaidOn({ today, taxYear, typed, texts }: Props & { today: string }) {
  return (
    <div>
      <TextField
        id="augustOn"
        name="augustOn"
        type="date"
        label={paidAfterText(paymentDays(taxYear)[0])}
        hint={EMPTY_IF_IN_TIME}
        min={firstDayOf(taxYear)}
        max={today}
        defaultValue={typed.augustOn ?? ''}
        aria-invalid={texts.augustOnError ? true : undefined}
      />
      <FieldTexts name="augustOn" texts={texts} />
    </div>
  );
}

export function PaidFields({ today, taxYear, typed, texts }: Props & { today: string }) {
  const isOver = asksForDay(taxYear, today);
  return (
    <>
      <Field
        name="august"
        label="Did you pay in August? How much?"
        hint={isOver ? PAID_SINCE : 'Type 0 if you paid nothing. Empty if it is still to come.'}
        {...{ typed, texts }}
      />
      {isOver && <PaidOn {...{ today, taxYear, typed, texts }} />}
      <Field
        name="putAway"
        label="How much is put away for tax now?"
        hint="In the account where you keep it, without what you paid."
        {...{ typed, texts }}
      />
    </>
  );
}

export function OtherFields({ taxYear, typed, texts }: Props) {
  const amount = (name: string, label: string, hint: string) => (
    <Field {...{ name, label, hint, typed, texts }} />
  );
  const isFilled = ['began', 'salary', 'paye', 'payeToAugust', 'retirement', 'members', 'age'].some(
    (name) => typed[name],
  );
  return (
    <details className="fold-row" open={isFilled}>
      <summary>Began during the year, a salary too, retirement, medical aid</summary>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Began {...{ taxYear, typed, texts }} />
        </div>
        {amount('salary', 'Salary of the whole year', 'Before tax, all twelve months.')}
        {amount('paye', 'PAYE of the whole year', 'What the employer takes off for tax.')}
        {amount(
          'payeToAugust',
          'Of that, taken off up to August',
          'Empty: half of it. For the first payment.',
        )}
        {amount('retirement', 'Retirement annuity of the year', 'What you pay in, all twelve months.')}
        <SelectField
          id="members"
          name="members"
          label="People on your medical aid"
          hint="You included. For the monthly credit."
          defaultValue={typed.members ?? '0'}
          options={Array.from({ length: MOST_MEMBERS + 1 }, (_, count) => ({
            value: String(count),
            label: String(count),
          }))}
        />
        <SelectField
          id="age"
          name="age"
          label="Your age"
          hint="On the last day of February."
          defaultValue={typed.age ?? 'under'}
          options={Object.entries(AGES).map(([value, label]) => ({ value, label }))}
        />
      </div>
    </details>
  );
}

type AmountProps = { name: string; label: string; describedBy: string; typed: Typed; texts: Texts };

function Amount({ name, label, describedBy, typed, texts }: AmountProps) {
  return (
    <input
      className="input"
      name={name}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={texts[`${name}Error`] ? true : undefined}
      defaultValue={typed[name] ?? ''}
    />
  );
}
