import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { LONGEST_INSIDE } from '#app/platform/db/inside-values.ts';
import { formOver } from '#app/platform/forms/meanwhile.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { FieldError, SelectField, TextField } from '#app/platform/ui/field.tsx';
import { isEnded } from '#app/work/core/engagements/states.ts';
import type { InsideLine } from '#app/work/core/inside/inside-lists.server.ts';
import { ChangeFold } from '../change-fold.tsx';
import type { EngagementPage } from '../page.server.ts';
import { insideForm, type InsideAnswer } from './inside.ts';
import { fieldsIn } from '#app/platform/forms/fields-in.ts';
import { NewFold } from '#app/work/desk/new-fold.tsx';
import { ButtonForm } from '#app/platform/ui/button-form.tsx';

type Props = Pick<EngagementPage, 'engagement' | 'insideSteps' | 'colleagues' | 'keeper'> & {
  today: string;
  submissionKey: string;
  answer: InsideAnswer | undefined;
};

export function InsidePart({ insideSteps: steps, ...shared }: Props) {
  const { engagement, submissionKey, answer } = shared;
  const isOpen = !isEnded(engagement.state);
  if (!isOpen && steps.length === 0) return null;
  const open = steps.filter(({ done }) => !done).length;
  const refused = answerTo(answer, 'inside-add');
  return (
    <section aria-labelledby="inside">
      <h2 id="inside" tabIndex={-1}>
        Steps inside the firm
      </h2>
      {steps.length > 0 && (
        <p className="hint">{open === 0 ? 'All are done.' : `${open} of ${steps.length} open.`}</p>
      )}
      {steps.length > 0 && (
        <ul className="contact-list">
          {steps.map((step) => (
            <li key={step.id}>
              {/* The page has a `step` of its own. */}
              <One {...shared} step={step} isOpen={isOpen} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <NewStep
          {...shared}
          // Empty again once it was added; what is typed after a refusal stays, though the page is read anew meanwhile.
          key={refused ? 'refused' : submissionKey}
          refused={refused}
        />
      )}
    </section>
  );
}

type OneProps = Omit<Props, 'insideSteps' | 'submissionKey'> & { step: InsideLine; isOpen: boolean };

function One({ step, isOpen, engagement, colleagues, keeper, today, answer }: OneProps) {
  const { id, what, day, done, whoName, doneBy } = step;
  const refused = answerTo(answer, 'inside-save', id);
  const doer = engagement.assignee?.name ?? keeper ?? 'nobody';
  const over = formOver(refused, null, {
    stored: insideForm().stored(step),
    version: engagement.version,
  });
  return (
    <>
      <div className="task-line">
        <p className={done ? 'task-done' : 'work-name'}>{what}</p>
        {done ? (
          <p className="hint">
            {whoDid({ done, doneBy })}, {dayText(southAfricanDay(new Date(done.at)))}
          </p>
        ) : (
          <>
            <p className={whoName ? '' : 'hint'}>{whoName ?? doer}</p>
            {day && <p className={day < today ? 'when work-late' : 'when'}>{dayText(day)}</p>}
          </>
        )}
        {isOpen && (
          <ButtonForm
            intent={done ? 'inside-open' : 'inside-done'}
            fields={{ item: id }}
            about={`: ${what}`}
            preventScrollReset
          >
            {done ? 'To do again' : 'Done'}
          </ButtonForm>
        )}
      </div>
      {isOpen && !done && (
        <ChangeFold
          item={{ id, version: engagement.version }}
          over={over}
          name={what}
          refused={refused}
          save="inside-save"
          remove="inside-remove"
        >
          <StepFields
            id={id}
            doer={doer}
            colleagues={colleagues}
            values={over.values}
            errors={refused?.errors ?? {}}
          />
        </ChangeFold>
      )}
    </>
  );
}

function whoDid({ done, doneBy }: Pick<InsideLine, 'done' | 'doneBy'>): string {
  if (done?.isTakenBack) return `${doneBy ?? 'the client'} does not want it any more`;
  return doneBy ?? 'a former colleague';
}

type NewProps = Omit<Props, 'insideSteps' | 'today' | 'answer'> & { refused: InsideAnswer | undefined };

function NewStep({ engagement, colleagues, keeper, submissionKey, refused }: NewProps) {
  return (
    <NewFold
      summary="Add a step"
      intent="inside-add"
      newId={submissionKey}
      isOpen={refused !== undefined}
      drawn={refused?.errors}
      note={<FieldError id="new-inside-error" message={refused?.error} />}
      preventScrollReset
    >
      <StepFields
        id="new-inside"
        doer={engagement.assignee?.name ?? keeper ?? 'nobody'}
        colleagues={colleagues}
        values={refused?.typed ?? {}}
        errors={refused?.errors ?? {}}
      />
    </NewFold>
  );
}

type FieldsProps = Pick<Props, 'colleagues'> & {
  id: string;
  doer: string;
  values: Readonly<Record<string, string>>;
  errors: Partial<Record<string, string>>;
};

function StepFields({ id, doer, colleagues, values, errors }: FieldsProps) {
  const field = fieldsIn(id, values, errors);
  return (
    <>
      <TextField {...field('what')} label="What is to do" maxLength={LONGEST_INSIDE} autoComplete="off" />
      <SelectField
        {...field('who')}
        label="Who does it"
        options={[
          { value: '', label: `Whoever does the work (${doer})` },
          ...colleagues.map((one) => ({ value: one.id, label: one.name })),
        ]}
      />
      <TextField {...field('day')} label="By when, if there is a day" type="date" />
    </>
  );
}
