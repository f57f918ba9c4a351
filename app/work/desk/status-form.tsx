import { Form } from '@remix-run/react';
import { ENGAGEMENT_STATES } from '#app/platform/db/work-values.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button, ButtonLink } from '#app/platform/ui/button.tsx';
import { FieldError, SelectField, TextField } from '#app/platform/ui/field.tsx';
import { dayText } from '#app/platform/core/time.ts';
import { mayMove } from '#app/platform/core/states.ts';
import {
  asksWhatIsOpen,
  ENGAGEMENT_STATE,
  isLeftOut,
  isPlanned,
  isWithSars,
} from '#app/work/core/engagements/states.ts';
import { StillOpen } from './still-open-lines.tsx';
import type { EngagementPage, ShownEngagement } from './page.server.ts';
import { LONGEST_APPROVAL, type EngagementIntent, type Refusal } from './page.ts';

type Props = Pick<
  EngagementPage,
  | 'engagement'
  | 'step'
  | 'isForSars'
  | 'needsApproval'
  | 'approved'
  | 'stillOpen'
  | 'openBeforeDone'
  | 'firstStart'
> & {
  today: string;
  answer: Refusal | undefined;
};

export function StatusForm({ engagement, step, isForSars, stillOpen, openBeforeDone, ...props }: Props) {
  const { needsApproval, approved, firstStart, today, answer } = props;
  const refused = answerTo(answer, 'state');
  const submission = { engagement, needsApproval, approved, today };
  const beforeDone = [...stillOpen, ...openBeforeDone];
  const isOfStep = refused?.typed.to === step?.to;
  const key = `${engagement.version} ${stillOpen.join()} ${JSON.stringify(refused?.errors)} ${refused?.error}`;
  const states = ENGAGEMENT_STATES.filter(
    (state) =>
      mayMove(ENGAGEMENT_STATE, 'firm', engagement.state, state) &&
      (!isWithSars(state) || (isForSars && !step?.asksSubmission) || state === engagement.state),
  );
  return (
    <div className="work-status">
      {isPlanned(engagement.state) && (
        <StartForm {...{ engagement, firstStart, today }} error={answerTo(answer, 'start')?.error} />
      )}
      {isLeftOut(engagement.state) && (
        <Form method="post" className="work-step" key={`again ${engagement.version}`}>
          <Seen engagement={engagement} intent="plan-again" />
          <Button type="submit">Plan it again</Button>
          <FieldError id="again-error" message={answerTo(answer, 'plan-again')?.error} />
        </Form>
      )}
      {step && (
        <Form method="post" className="work-step" key={`${key} ${step.to}`}>
          <Seen engagement={engagement} intent="state" />
          <input type="hidden" name="to" value={step.to} />
          {asksWhatIsOpen(step.to) && <StillOpen lines={isWithSars(step.to) ? stillOpen : beforeDone} />}
          {step.asksSubmission && <Submission {...submission} refused={isOfStep ? refused : undefined} />}
          <Button type="submit">{step.label}</Button>
          {isOfStep && <FieldError id="step-error" message={refused?.error} />}
        </Form>
      )}
      <ButtonLink to={`/admin/work/${engagement.id}/deliver`} look="quiet">
        Deliver documents
      </ButtonLink>
      <details className="work-other" open={refused && !isOfStep}>
        <summary className="btn btn-quiet">Another state</summary>
        <Form method="post" className="work-step" key={`other ${key}`}>
          <Seen engagement={engagement} intent="state" />
          <SelectField
            id="to"
            name="to"
            label="State"
            defaultValue={refused?.typed.to ?? engagement.state}
            error={isOfStep ? undefined : refused?.error}
            options={states.map((state) => ({ value: state, label: ENGAGEMENT_STATE[state].desk.label }))}
          />
          {!isPlanned(engagement.state) && (
            <StillOpen lines={beforeDone} title="Still open (if it is filed or finished)" />
          )}
          {isForSars && !step?.asksSubmission && !isPlanned(engagement.state) && (
            <Submission {...submission} refused={isOfStep ? undefined : refused} isPerhaps />
          )}
          <Button type="submit" look="quiet">
            Set
          </Button>
        </Form>
      </details>
    </div>
  );
}

type StartProps = Pick<Props, 'engagement' | 'firstStart' | 'today'> & { error: string | undefined };

function StartForm({ engagement, firstStart, today, error }: StartProps) {
  const isEarly = firstStart !== null && today < firstStart;
  return (
    <Form method="post" className="work-step" key={`start ${engagement.version}`}>
      <Seen engagement={engagement} intent="start" />
      <p>
        It starts on {dayText(engagement.startsOn ?? today)}. Until then the client gets no mail about it.
        {isEarly && ` What it asks for cannot exist before ${dayText(firstStart)}.`}
      </p>
      <Button type="submit">Start now</Button>
      <FieldError id="start-error" message={error} />
    </Form>
  );
}

type SubmissionProps = Pick<Props, 'engagement' | 'needsApproval' | 'approved' | 'today'> & {
  refused: Refusal | undefined;
  /** Only used for the state “With SARS”. */
  isPerhaps?: boolean;
};

function Submission({ refused, isPerhaps = false, ...props }: SubmissionProps) {
  const { engagement, needsApproval, approved, today } = props;
  const { typed, errors }: Pick<Refusal, 'typed' | 'errors'> = refused ?? { typed: {}, errors: {} };
  const when = isPerhaps ? ' (with SARS)' : '';
  return (
    <>
      <TextField
        id="submittedOn"
        name="submittedOn"
        type="date"
        label={`Submitted on${when}`}
        max={today}
        required={!isPerhaps}
        defaultValue={typed.submittedOn ?? engagement.submittedOn ?? today}
        error={errors.submittedOn}
      />
      <TextField
        id="reference"
        name="reference"
        label={`Reference${when}`}
        maxLength={100}
        autoComplete="off"
        defaultValue={typed.reference ?? engagement.reference ?? ''}
      />
      {needsApproval && approved && <p className="hint [overflow-wrap:anywhere]">{approved}.</p>}
      {needsApproval && !approved && (
        <TextField
          id="approval"
          name="approval"
          label={`How the client approved it, or why it goes without${when}`}
          maxLength={LONGEST_APPROVAL}
          required={!isPerhaps}
          autoComplete="off"
          defaultValue={typed.approval}
          error={errors.approval}
          hint="For colleagues only."
        />
      )}
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
