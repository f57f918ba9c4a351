import { Form } from '@remix-run/react';
import { LETTER_KINDS } from '#app/firm/clocks/letter-kinds.ts';
import { SARS_LETTER_KINDS } from '#app/platform/db/work-values.ts';
import { formOver, type FormOver } from '#app/platform/forms/meanwhile.ts';
import { SharedFields } from '#app/platform/forms/shared-fields.tsx';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError, SelectField, TextField } from '#app/platform/ui/field.tsx';
import type { EngagementPage } from '../page.server.ts';
import type { Refusal } from '../page.ts';
import { Seen } from '../status-form.tsx';
import { LETTER_FORM } from './letters.ts';
import type { ShownLetter } from './shown-letters.server.ts';

type Props = Pick<EngagementPage, 'engagement'> & {
  /** Null: it is written down without having been handed in. */
  letter: ShownLetter | null;
  papers?: readonly { id: string; name: string }[];
  today: string;
  answer: Refusal | undefined;
};

const NO_PAPERS: NonNullable<Props['papers']> = [];

const KINDS = [
  { value: '', label: 'Choose' },
  ...SARS_LETTER_KINDS.map((value) => ({ value, label: LETTER_KINDS[value].label })),
];

export function LetterForm({ engagement, letter, papers = NO_PAPERS, today, answer }: Props) {
  const refused = answerTo(answer, 'sars-letter', letter?.id ?? '');
  const errors = refused?.errors ?? {};
  const { version } = engagement;
  const over = formOver(refused, null, { stored: letter ? LETTER_FORM.stored(letter) : {}, version });
  const { values } = over;
  const id = (name: string) => `${name}-${letter?.id ?? 'new'}`;
  const fields = { values, errors, id };
  return (
    <Form method="post" className="grid gap-4" key={`${version} ${over.from} ${JSON.stringify(errors)}`}>
      {letter ? (
        <>
          <input type="hidden" name="intent" value="sars-letter" />
          <input type="hidden" name="item" value={letter.id} />
          <SharedFields over={over} />
        </>
      ) : (
        <Seen engagement={engagement} intent="sars-letter" />
      )}
      {papers.length > 0 && (
        <SelectField
          id={id('paper')}
          name="paper"
          label="Its paper"
          defaultValue={values.paper ?? ''}
          options={[
            { value: '', label: 'None here' },
            ...papers.map((paper) => ({ value: paper.id, label: paper.name })),
          ]}
        />
      )}
      <SelectField
        id={id('letterKind')}
        name="letterKind"
        label="What it is"
        required
        defaultValue={values.letterKind ?? ''}
        options={KINDS}
        error={errors.letterKind}
      />
      <DayField name="datedOn" label="Day of the letter" max={today} required {...fields} />
      <DayField
        name="deliveredOn"
        label="Day on which it came (optional)"
        hint="Needed where the days count from then: findings, decisions, final demands."
        max={today}
        {...fields}
      />
      <DayField name="answerBy" label="The letter says: answer by (optional)" {...fields} />
      <FieldError id={id('letter-error')} message={refused?.error} />
      <div>
        <Button type="submit" small>
          {letter?.kind ? 'Save the correction' : 'Start its clocks'}
        </Button>
      </div>
    </Form>
  );
}

type DayProps = {
  name: 'datedOn' | 'deliveredOn' | 'answerBy';
  label: string;
  hint?: string;
  max?: string;
  required?: boolean;
  values: FormOver['values'];
  id(name: string): string;
} & Pick<Refusal, 'errors'>;

function DayField({ name, id, values, errors, ...shown }: DayProps) {
  const day = values[name] ?? '';
  return (
    <TextField id={id(name)} name={name} type="date" defaultValue={day} error={errors[name]} {...shown} />
  );
}
