import { Form } from '@remix-run/react';
import { ENGAGEMENT_STATES } from '#app/platform/db/work-values.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError, SelectField, TextField } from '#app/platform/ui/field.tsx';
import { ENGAGEMENT_STATE, isWithSars, type Step } from '#app/work/core/engagements/states.ts';
import type { ShownEngagement } from './page.server.ts';
import type { EngagementIntent, Refusal } from './page.ts';

type Props = {
  engagement: ShownEngagement;
  step: Step | null;
  isForSars: boolean;
  today: string;
  answer: Refusal | undefined;
};

/** The usual next status as the one button, and every other status beside it. */
export function StatusForm({ engagement, step, isForSars, today, answer }: Props) {
  const refused = answerTo(answer, 'state');
  const states = ENGAGEMENT_STATES.filter(
    (state) => !isWithSars(state) || isForSars || state === engagement.state,
  );
  return (
    <div className="work-status">
      {step && (
        <Form method="post" className="work-step" key={`${engagement.version} ${step.to}`}>
          <Seen engagement={engagement} intent="state" />
          <input type="hidden" name="to" value={step.to} />
          {step.asksSubmission && <Submission engagement={engagement} today={today} typed={refused?.typed} />}
          <Button type="submit">{step.label}</Button>
          {refused?.typed.to === step.to && <FieldError id="step-error" message={refused.error} />}
        </Form>
      )}
      <details className="work-other" open={refused && refused.typed.to !== step?.to}>
        <summary className="btn btn-quiet">Another status</summary>
        <Form method="post" className="work-step" key={`other ${engagement.version}`}>
          <Seen engagement={engagement} intent="state" />
          <SelectField
            id="to"
            name="to"
            label="Status"
            defaultValue={refused?.typed.to ?? engagement.state}
            error={refused && refused.typed.to !== step?.to ? refused.error : undefined}
            options={states.map((state) => ({ value: state, label: ENGAGEMENT_STATE[state].desk.label }))}
          />
          {isForSars && !step?.asksSubmission && (
            <Submission engagement={engagement} today={today} typed={refused?.typed} isPerhaps />
          )}
          <Button type="submit" look="quiet">
            Set
          </Button>
        </Form>
      </details>
    </div>
  );
}

type SubmissionProps = Pick<Props, 'engagement' | 'today'> & {
  typed: Refusal['typed'] | undefined;
  /** Only used for the status “With SARS”. */
  isPerhaps?: boolean;
};

function Submission({ engagement, today, typed, isPerhaps }: SubmissionProps) {
  const when = isPerhaps ? ' (with SARS)' : '';
  return (
    <>
      <TextField
        id="submittedOn"
        name="submittedOn"
        type="date"
        label={`Submitted on${when}`}
        max={today}
        required
        defaultValue={typed?.submittedOn ?? engagement.submittedOn ?? today}
      />
      <TextField
        id="reference"
        name="reference"
        label={`Reference${when}`}
        maxLength={100}
        autoComplete="off"
        defaultValue={typed?.reference ?? engagement.reference ?? ''}
      />
    </>
  );
}

/** The status that the page showed: a later change by somebody else is not overwritten. */
export function Seen({ engagement, intent }: { engagement: ShownEngagement; intent: EngagementIntent }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={engagement.version} />
      <input type="hidden" name="seen" value={engagement.updatedAt.toISOString()} />
    </>
  );
}
