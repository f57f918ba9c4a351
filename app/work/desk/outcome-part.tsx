import { Form } from '@remix-run/react';
import { longDayText } from '#app/firm/core/day-text.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError, TextArea, TextField } from '#app/platform/ui/field.tsx';
import {
  differenceText,
  isDispute,
  isUnsettled,
  outcomeText,
  settledText,
  type Outcome,
} from '#app/work/core/engagements/outcome.ts';
import { OutcomeTable } from '#app/work/core/engagements/outcome-table.tsx';
import { FILED_FIGURE } from './figure.ts';
import { FigureFields } from './figure-fields.tsx';
import type { EngagementPage } from './page.server.ts';
import { LONGEST_REASON, LONGEST_REFERENCE, type Refusal } from './page.ts';
// oxlint-disable-next-line import/default -- ?worker&url makes a script of its own, which is loaded when a file is chosen.
import noticeWorker from '#app/tools/papers/paper-worker.ts?worker&url';
import { OutcomeLineFields } from './outcome-line-fields.tsx';
import { Seen } from './status-form.tsx';

type Props = Pick<
  EngagementPage,
  'engagement' | 'mayHaveOutcome' | 'approvedFigure' | 'disputes' | 'assessedYear' | 'taxNumber'
> & {
  today: string;
  answer: Refusal | undefined;
};

export function OutcomePart(props: Props) {
  const { engagement, mayHaveOutcome, disputes, today, answer } = props;
  const { outcome } = engagement;
  if (!mayHaveOutcome && !outcome) return null;
  return (
    <section aria-labelledby="outcome">
      <h2 id="outcome" tabIndex={-1}>
        What SARS decided
      </h2>
      {outcome ? (
        <OutcomeFacts outcome={outcome} typeId={engagement.typeId} />
      ) : (
        <p className="hint">Nothing is written down yet.</p>
      )}
      {disputes.length > 0 && <Disputes disputes={disputes} />}
      {outcome && mayHaveOutcome && <Settling {...{ engagement, outcome, today, answer }} />}
      {mayHaveOutcome && <OutcomeForm {...props} />}
    </section>
  );
}

function OutcomeFacts({ outcome, typeId }: { outcome: Outcome; typeId: string }) {
  const difference = differenceText(outcome, 'They', typeId);
  return (
    <>
      <p>{outcomeText(outcome)}</p>
      {difference && <p>{difference}</p>}
      <OutcomeTable outcome={outcome} typeId={typeId} />
      {outcome.why && <p className="whitespace-pre-line">{outcome.why}</p>}
      {outcome.settledOn && <p>{settledText(outcome)}</p>}
    </>
  );
}

function Disputes({ disputes }: Pick<Props, 'disputes'>) {
  return (
    <details>
      <summary>If it is wrong: how long the client has</summary>
      {disputes.map(({ name, day, working, unknown, law, missed }) => (
        <div key={name} className="mt-3">
          <p className="font-semibold">
            {name} until {longDayText(day)}
          </p>
          <p className="hint">{[...working, ...unknown, `If it is missed: ${missed}`].join(' ')}</p>
          <p className="hint">{law}</p>
        </div>
      ))}
    </details>
  );
}

type SettlingProps = Pick<Props, 'engagement' | 'today' | 'answer'> & { outcome: Outcome };

function Settling({ engagement, outcome, today, answer }: SettlingProps) {
  const refused = answerTo(answer, 'settled');
  if (outcome.figure === 'none') return null;
  if (!isUnsettled(outcome))
    return (
      <Form method="post" key={`unsettled ${engagement.version}`}>
        <Seen engagement={engagement} intent="unsettled" />
        <Button type="submit" look="quiet" small>
          Not paid yet
        </Button>
      </Form>
    );
  return (
    <Form method="post" className="work-step" key={`settled ${engagement.version}`}>
      <Seen engagement={engagement} intent="settled" />
      <TextField
        id="settledOn"
        name="settledOn"
        type="date"
        label={outcome.figure === 'pay' ? 'Paid on' : 'Paid back on'}
        max={today}
        required
        defaultValue={refused?.typed.settledOn ?? today}
        error={refused?.errors.settledOn}
      />
      <Button type="submit" look="quiet">
        {outcome.figure === 'pay' ? 'Paid' : 'Paid back'}
      </Button>
    </Form>
  );
}

/** With a script: SARS’s notice fills in the fields. */
function NoticeReader({ assessedYear, taxNumber }: Pick<Props, 'assessedYear' | 'taxNumber'>) {
  if (!assessedYear) return null;
  return (
    <notice-reader
      class="notice-reader"
      data-script={noticeWorker}
      data-tax-number={taxNumber ?? ''}
      data-year={assessedYear}
    />
  );
}

function OutcomeForm({ engagement, approvedFigure, assessedYear, taxNumber, today, answer }: Props) {
  const { outcome, version } = engagement;
  const refused = answerTo(answer, 'outcome');
  const filed = outcome ? outcome.filed : approvedFigure;
  return (
    <details
      className="work-fold"
      open={Boolean(refused)}
      key={`${version} ${JSON.stringify(refused?.errors)}`}
    >
      <summary className="btn btn-quiet btn-small">
        {outcome ? 'Correct it' : 'Write down the assessment'}
      </summary>
      <Form method="post" className="grid gap-4">
        <Seen engagement={engagement} intent="outcome" />
        <NoticeReader {...{ assessedYear, taxNumber }} />
        <TextField
          id="assessedOn"
          name="assessedOn"
          type="date"
          label="Day of the assessment"
          max={today}
          required
          defaultValue={refused?.typed.assessedOn ?? outcome?.assessedOn}
          error={refused?.errors.assessedOn}
        />
        <TextField
          id="outcomeReference"
          name="outcomeReference"
          label="Its reference (optional)"
          maxLength={LONGEST_REFERENCE}
          autoComplete="off"
          defaultValue={refused?.typed.outcomeReference ?? outcome?.reference ?? ''}
          error={refused?.errors.outcomeReference}
        />
        <FigureFields id="outcome" label="What comes out" empty="Choose" known={outcome} refused={refused} />
        <fieldset className="grid gap-4">
          <legend>{isDispute(engagement.typeId) ? 'What SARS had assessed before' : 'What we filed'}</legend>
          <FigureFields
            id="filed"
            label={isDispute(engagement.typeId) ? 'By the assessment in dispute' : 'By our return'}
            names={FILED_FIGURE}
            known={filed}
            empty="Not known"
            refused={refused}
          />
        </fieldset>
        <OutcomeLineFields outcome={outcome} typeId={engagement.typeId} refused={refused} />
        <TextArea
          id="outcome-why"
          name="why"
          label="What differs and why, for the client (optional)"
          rows={3}
          maxLength={LONGEST_REASON}
          defaultValue={refused?.typed.why ?? outcome?.why}
          error={refused?.errors.why}
        />
        <FieldError id="outcome-error" message={refused?.error} />
        <div>
          <Button type="submit" small>
            {outcome ? 'Save the correction' : 'Write it down'}
          </Button>
          <p className="hint mt-2">The client gets a mail that it is there, without a figure.</p>
        </div>
      </Form>
      {outcome && (
        <Form method="post" className="mt-4">
          <Seen engagement={engagement} intent="no-outcome" />
          <Button type="submit" look="quiet" small>
            Take it away: written down by mistake
          </Button>
        </Form>
      )}
    </details>
  );
}
