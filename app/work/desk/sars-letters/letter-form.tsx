import { Form } from '@remix-run/react';
import { LETTER_KINDS } from '#app/firm/clocks/letter-kinds.ts';
import { SARS_LETTER_KINDS } from '#app/platform/db/work-values.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError, SelectField, TextField } from '#app/platform/ui/field.tsx';
import type { EngagementPage } from '../page.server.ts';
import type { Refusal } from '../page.ts';
import { Seen } from '../status-form.tsx';
import type { ShownLetter } from './shown-letters.server.ts';

type Props = Pick<EngagementPage, 'engagement'> & {
  /** Null: it is written down without having been handed in. */
  letter: ShownLetter | null;
  /** Those that can be its paper. */
  papers?: readonly { id: string; name: string }[];
  today: string;
  answer: Refusal | undefined;
};

const NO_PAPERS: NonNullable<Props['papers']> = [];

const KINDS = [
  { value: '', label: 'Choose' },
  ...SARS_LETTER_KINDS.map((value) => ({ value, label: LETTER_KINDS[value].label })),
];

/** What a colleague reads in a letter; its clocks follow. */
export function LetterForm({ engagement, letter, papers = NO_PAPERS, today, answer }: Props) {
  const refused = answerTo(answer, 'sars-letter', letter?.id ?? '');
  const { typed, errors }: Pick<Refusal, 'typed' | 'errors'> = refused ?? { typed: {}, errors: {} };
  const id = (name: string) => `${name}-${letter?.id ?? 'new'}`;
  const fields = { known: letter, typed, errors, id };
  return (
    <Form method="post" className="grid gap-4" key={`${engagement.version} ${JSON.stringify(errors)}`}>
      <Seen engagement={engagement} intent="sars-letter" />
      {letter && <input type="hidden" name="item" value={letter.id} />}
      {papers.length > 0 && (
        <SelectField
          id={id('paper')}
          name="paper"
          label="Its paper"
          defaultValue={typed.paper ?? ''}
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
        defaultValue={typed.letterKind ?? letter?.kind ?? ''}
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
  known: ShownLetter | null;
  id(name: string): string;
} & Pick<Refusal, 'typed' | 'errors'>;

function DayField({ name, known, id, typed, errors, ...shown }: DayProps) {
  const day = typed[name] ?? known?.[name] ?? '';
  return (
    <TextField id={id(name)} name={name} type="date" defaultValue={day} error={errors[name]} {...shown} />
  );
}
