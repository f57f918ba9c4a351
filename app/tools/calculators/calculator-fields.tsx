import type { MouseEvent } from 'react';
import { Button } from '#app/platform/ui/button.tsx';
import { Segments, SelectField } from '#app/platform/ui/field.tsx';
import { CalculatorField, type OnType } from './calculator-field.tsx';
import type { Calculator } from './calculator.ts';
import { chosenYear, yearHint, yearOptions } from './chosen-year.ts';
import { isFilled, type FieldSpec, type Values } from './field.ts';
import { FieldGroup } from './field-group.tsx';
import { openQuestions } from './no-to-the-rest.ts';
import { PapersField } from './papers-field.tsx';
import { periodOf } from './period.ts';

type Props = {
  calculator: Calculator;
  values: Values;
  errors: Readonly<Record<string, string>>;
  notes: Readonly<Record<string, string>>;
  onType: OnType;
};

const PERIODS = [
  { value: 'annual', label: 'Annual' },
  { value: 'monthly', label: 'Monthly' },
];

/** Questions come first. The period is beside the first other field, the choice of tables below it. */
export function CalculatorFields({ calculator, values, errors, notes, onType }: Props) {
  const years = yearOptions(calculator);
  const fields = calculator.fields(values).filter(({ beside }) => !beside);
  const questions = fields.filter(isQuestion);
  const [first, ...others] = paired(fields.filter((field) => !field.group && !isQuestion(field)));
  const groups = new Set(fields.flatMap(({ group }) => group ?? []));
  const fieldOf = (field: FieldSpec) => (
    <CalculatorField
      key={field.name}
      field={field}
      value={values[field.name] ?? ''}
      error={errors[field.name]}
      note={notes[field.name]}
      onType={onType}
    />
  );
  const year = years.length > 1 && (
    <SelectField
      id="taxYear"
      name="taxYear"
      label="Tax year"
      value={chosenYear(calculator, values)}
      onChange={({ currentTarget }) => onType('taxYear', currentTarget.value)}
      options={years}
      hint={yearHint(calculator, values)}
    />
  );
  return (
    <div className="grid grid-cols-2 items-start gap-5 *:col-span-2">
      {questions.map(fieldOf)}
      <NoToTheRest
        open={openQuestions(fields, values)}
        isRest={questions.some(({ name }) => values[name])}
        goOnAt={first?.name ?? ''}
        onType={onType}
      />
      {calculator.onPapers && <PapersField years={years} values={values} onType={onType} />}
      <div className={calculator.hasPeriods ? 'with-period' : undefined}>
        {first && fieldOf(first)}
        {calculator.hasPeriods && (
          <Segments
            legend="Amounts"
            name="period"
            value={periodOf(values)}
            onChange={({ currentTarget }) => onType('period', currentTarget.value)}
            options={PERIODS}
          />
        )}
      </div>
      {!calculator.yearLast && year}
      {others.map(fieldOf)}
      {calculator.yearLast && year}
      {[...groups].map((group) => {
        const members = fields.filter((field) => field.group === group);
        return (
          <FieldGroup
            key={group}
            title={group}
            isNeeded={members.some((field) => field.isAsked || errors[field.name] || isFilled(field, values))}
          >
            {members.map(fieldOf)}
          </FieldGroup>
        );
      })}
    </div>
  );
}

/** `goOnAt`: the field below the questions that the page opens at after a press without a script. */
type RestProps = { open: string[]; isRest: boolean; goOnAt: string; onType: OnType };

function NoToTheRest({ open, isRest, goOnAt, onType }: RestProps) {
  if (open.length === 0) return null;
  /** The pressed button disappears: focus moves to the last question that it answered. */
  function answer(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    for (const name of open) onType(name, 'no');
    event.currentTarget.form?.querySelector<HTMLInputElement>(`[name="${open.at(-1)}"][value="no"]`)?.focus();
  }
  return (
    <div>
      <Button
        type="submit"
        name="rest"
        value="no"
        formAction={`#${goOnAt}`}
        look="quiet"
        small
        onClick={answer}
      >
        {isRest ? 'No to the others' : 'No to all of these'}
      </Button>
    </div>
  );
}

function isQuestion(field: FieldSpec): boolean {
  return field.kind === 'choice' && field.isQuestion === true;
}

/** A half-width field without a neighbour takes the whole line. */
function paired(fields: readonly FieldSpec[]): readonly FieldSpec[] {
  let isLeft = true;
  return fields.map((field, index) => {
    if (!field.half) {
      isLeft = true;
      return field;
    }
    const half = !isLeft || fields[index + 1]?.half === true;
    isLeft = !isLeft || !half;
    return { ...field, half };
  });
}
