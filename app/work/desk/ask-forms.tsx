import { Form } from '@remix-run/react';
import { ITEM_MEDIA } from '#app/platform/db/work-values.ts';
import { MEDIA } from '#app/work/core/checklists/media.ts';
import { seenText } from '#app/work/core/engagements/meet-answers.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError, SelectField, TextArea, TextField } from '#app/platform/ui/field.tsx';
import type { EngagementPage, ShownEngagement } from './page.server.ts';
import { LONGEST_REASON, type Refusal } from './page.ts';
import { ButtonForm } from '#app/platform/ui/button-form.tsx';

const TAKES = [
  { value: '', label: 'A file or photos; a sentence, if it ends with a question mark' },
  ...ITEM_MEDIA.map((value) => ({ value, label: MEDIA[value].label })),
];

export function AskForm({ count, answer }: { count: number; answer: Refusal | undefined }) {
  const refused = answerTo(answer, 'ask');
  return (
    <details className="work-fold" open={Boolean(refused)} key={count}>
      <summary className="btn btn-quiet btn-small">Ask for something else</summary>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="ask" />
        <TextField
          id="what"
          name="what"
          label="What we need"
          maxLength={300}
          required
          autoComplete="off"
          defaultValue={refused?.typed.what}
          error={refused?.error}
        />
        <TextArea
          id="why"
          name="why"
          label="Why, and where to find it (optional)"
          rows={2}
          maxLength={LONGEST_REASON}
          defaultValue={refused?.typed.why}
        />
        <SelectField
          id="takes"
          name="takes"
          label="The client answers with"
          defaultValue={refused?.typed.takes}
          options={TAKES}
        />
        <div>
          <Button type="submit" small>
            Ask the client
          </Button>
        </div>
      </Form>
    </details>
  );
}

type QuestionsProps = {
  engagement: ShownEngagement;
  questions: EngagementPage['questions'];
  keepAll: EngagementPage['keepAll'];
  isOpen: boolean;
  answer: Refusal | undefined;
};

const CHOICES = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

export function QuestionsForm({ engagement, questions, keepAll, isOpen, answer }: QuestionsProps) {
  const refused = answerTo(answer, 'questions');
  const { answers, givenAnswers } = engagement;
  const given = (id: string) => refused?.typed[`q.${id}`] ?? (answers ?? givenAnswers)?.[id];
  return (
    <details className="work-settled" open={Boolean(refused)} key={`${engagement.version} ${refused?.error}`}>
      <summary>
        {isOpen ? 'Questions that the client has still to answer' : 'Questions and answers'}{' '}
        <span className="num font-normal text-ink-soft" translate="no">
          {questions.length}
        </span>
      </summary>
      <Form method="post" className="work-questions">
        <input type="hidden" name="intent" value="questions" />
        {questions.map(({ id, text, lastTime }) => (
          <fieldset key={id}>
            <legend>
              {text}{' '}
              {lastTime && <span className="hint">{lastTime.replace('you said', 'the client said')}</span>}
            </legend>
            <div className="segments">
              {CHOICES.map(([value, label]) => (
                <label key={value}>
                  <input type="radio" name={`q.${id}`} value={value} defaultChecked={given(id) === value} />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <FieldError id="questions-error" message={refused?.error} />
        <div>
          <Button type="submit" look="quiet" small>
            {isOpen ? 'Answer for the client' : 'Save other answers'}
          </Button>
        </div>
      </Form>
      {keepAll && (
        <ButtonForm intent="questions" fields={{ last: seenText(keepAll) }}>
          Keep all of last time’s answers
        </ButtonForm>
      )}
    </details>
  );
}
