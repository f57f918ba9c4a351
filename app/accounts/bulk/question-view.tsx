import { Form, Link } from '@remix-run/react';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError, SelectField, TextField } from '#app/platform/ui/field.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { SHOWN } from './as-shown.ts';
import { mailedText, type QuestionForm, type QuestionField } from './define-bulk.ts';
import type { RunIntent, RunQuestion } from './page.server.ts';

type Props = { question: RunQuestion; answer?: FormAnswer<RunIntent> };

export function Question({ question, answer }: Props) {
  const { mailing, later, more, shown, writes, left, elsewhere, isFinal, isTyped, yes } = question;
  const { people } = mailing;
  const isLater = later !== null && later.people > 0;
  const example = mailing.example ?? later?.example;
  return (
    <Form method="post" className="grid max-w-[70ch] grid-cols-[minmax(0,1fr)] gap-6">
      <Notice title={`${mailedText(people)}${isLater ? ' now' : ''}`}>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          {mailing.example && <li>Its subject: “{mailing.example.subject}”.</li>}
          {[...(later?.lines ?? []), ...left, ...writes, ...(more?.lines ?? []), ...isFinal].map((line) => (
            <li key={line}>{line}</li>
          ))}
          {elsewhere.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      </Notice>
      {example && (
        <figure aria-labelledby="one-mail">
          <figcaption id="one-mail" className="mb-2 font-semibold [overflow-wrap:anywhere]">
            One of the mails{isLater && ' that follow'}, to <span translate="no">{example.to}</span>
          </figcaption>
          <div className="border border-rule p-4">
            <p className="font-semibold [overflow-wrap:anywhere]">{example.subject}</p>
            <p className="mt-3 [overflow-wrap:anywhere] whitespace-pre-wrap">{example.text}</p>
          </div>
        </figure>
      )}
      {shown !== null && <input type="hidden" name={SHOWN} value={shown} />}
      {more?.fields.map((field) => (
        <Field key={`${field.name} ${field.value}`} field={field} answer={answer} />
      ))}
      {more?.look && (
        <div>
          <Button type="submit" name="intent" value="look" look="quiet">
            {more.look}
          </Button>
        </div>
      )}
      <Records question={question} answer={answer} />
      <Mends mends={question.mends} />
      {isTyped && (
        <TextField
          id="people"
          name="people"
          label="How many people get a mail?"
          hint={`Type ${people} to go on.`}
          inputMode="numeric"
          autoComplete="off"
          required
          error={answer?.errors.people}
        />
      )}
      <FieldError id="start-error" message={answer?.error} />
      <div className="flex flex-wrap gap-3">
        {yes && (
          <Button type="submit" name="intent" value="start">
            {yes}
          </Button>
        )}
        <Button type="submit" name="intent" value="leave" look="quiet" formNoValidate>
          Change nothing
        </Button>
      </div>
    </Form>
  );
}

type FieldProps = Pick<Props, 'answer'> & { field: QuestionField };

function Field({ field, answer }: FieldProps) {
  const { name, label, hint, kind, options, latest, maxLength, isRequired } = field;
  // An empty tick posts nothing.
  const value = answer ? (answer.typed[name] ?? '') : field.value;
  if (kind === 'tick')
    return (
      <label className="flex min-h-11 items-start gap-3">
        <input type="checkbox" className="size-6 shrink-0" name={name} defaultChecked={value !== ''} />
        <span>
          {label}
          <span className="hint block">{hint}</span>
        </span>
      </label>
    );
  if (kind === 'choice')
    return (
      <SelectField
        id={name}
        name={name}
        label={label}
        hint={hint}
        options={options ?? []}
        defaultValue={value}
        error={answer?.errors[name]}
      />
    );
  return (
    <TextField
      id={name}
      name={name}
      label={label}
      hint={hint}
      type={kind === 'day' ? 'date' : 'text'}
      max={latest}
      maxLength={maxLength}
      required={isRequired}
      autoComplete="off"
      defaultValue={value}
      error={answer?.errors[name]}
    />
  );
}

/** A longer list would hide the button and the refusal, unless it has fields. */
const MOST_OPEN = 20;

/** The records of the question are fixed, even if the list changes. */
function Records({ question: { records, which, more, notes }, answer }: Pick<Props, 'question' | 'answer'>) {
  return (
    <details open={more !== null && (more.each !== undefined || records.length <= MOST_OPEN)}>
      <summary>{which}</summary>
      <ul className="mt-2 border-y border-rule">
        {records.map(({ id, name, path }) => (
          <li key={id} className="border-b border-rule py-2 last:border-b-0">
            <Link to={path} translate="no">
              {name}
            </Link>
            {[...(more?.notes[id] ?? []), notes[id]].filter(Boolean).map((note) => (
              <span key={note} className="hint block">
                {note}
              </span>
            ))}
            {more?.each && id in more.each.values && <Each each={more.each} {...{ id, name, answer }} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Mends({ mends }: Pick<RunQuestion, 'mends'>) {
  if (mends.length === 0) return null;
  return (
    <details open={mends.length <= MOST_OPEN}>
      <summary>Fill in first, so that they take part: {mends.length}</summary>
      <ul className="mt-2 border-y border-rule">
        {mends.map(({ id, name, label, path }) => (
          <li key={id} className="border-b border-rule py-2 last:border-b-0">
            <span translate="no">{name}</span>:{' '}
            <Link to={path}>
              {label}
              <span className="sr-only"> of {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

type EachProps = Pick<Props, 'answer'> & {
  each: NonNullable<QuestionForm['each']>;
  id: string;
  name: string;
};

function Each({ each: { label, maxLength, values }, id, name, answer }: EachProps) {
  const field = `each.${id}`;
  return (
    <label className="mt-1 flex flex-wrap items-center gap-x-3">
      {label}
      <span className="sr-only"> of {name}</span>
      <input
        className="input max-w-80"
        name={field}
        maxLength={maxLength}
        autoComplete="off"
        defaultValue={answer?.typed[field] ?? values[id]}
      />
    </label>
  );
}
