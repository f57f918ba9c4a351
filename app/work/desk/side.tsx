import { Form, Link } from '@remix-run/react';
import { useMay } from '#app/accounts/access/use-may.ts';
import { formatRand } from '#app/tax/money.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { dayText } from '#app/platform/core/time.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { EmailLink } from '#app/platform/ui/email-link.tsx';
import { Facts } from '#app/platform/ui/facts.tsx';
import { SelectField } from '#app/platform/ui/field.tsx';
import { offerDatesText } from '#app/work/proposals/offer-dates.ts';
import { dueText } from './line.ts';
import type { EngagementPage, ShownEngagement } from './page.server.ts';
import { isEnded, isPlanned } from '#app/work/core/engagements/states.ts';
import type { Refusal } from './page.ts';
import { isSubmitted } from '#app/work/core/engagements/states.ts';
import { WRITTEN_TO_NOBODY } from '#app/work/core/notices/nobody.ts';
import { retention } from '#content/retention.ts';
import { ButtonForm } from '#app/platform/ui/button-form.tsx';

type FactsProps = Pick<
  EngagementPage,
  'engagement' | 'daysLeft' | 'lawfulDay' | 'counted' | 'recipients' | 'receiptKey' | 'offer'
>;

export function EngagementFacts({
  engagement,
  daysLeft,
  lawfulDay,
  counted,
  recipients,
  receiptKey,
  offer,
}: FactsProps) {
  const { taxpayer, startsOn, dueOn, price, submittedOn, reference } = engagement;
  return (
    <Facts
      facts={{
        Taxpayer: (
          <Link to={`/admin/taxpayers/${taxpayer.id}`} translate="no">
            {taxpayer.name}
          </Link>
        ),
        Proposal: offer && (
          <>
            {offerDatesText(offer)}.{' '}
            <Link to={`/admin/taxpayers/${taxpayer.id}/propose#earlier`}>Read or withdraw it</Link>
          </>
        ),
        Starts: startsOn && dayText(startsOn),
        Due:
          !dueOn && counted ? (
            <a href="#terms">{`${capitalised(counted.text)}: enter that day`}</a>
          ) : (
            dueOn && (
              <>
                {dayText(dueOn)}
                {daysLeft !== null && (
                  <span className={daysLeft < 0 ? 'work-late' : 'hint'}> {dueText(daysLeft)}</span>
                )}
              </>
            )
          ),
        'By its rule': dueOn && lawfulDay && lawfulDay !== dueOn && dayText(lawfulDay),
        Price: price === null ? 'as agreed' : formatRand(price),
        Submitted: submittedOn && dayText(submittedOn),
        Reference: reference,
        'Written to':
          recipients.length === 0 ? (
            <span className="font-semibold text-loss">{WRITTEN_TO_NOBODY}</span>
          ) : (
            recipients.map(({ email, name }) => (
              <span key={email} className="block">
                {name && `${name}, `}
                <EmailLink email={email} />
              </span>
            ))
          ),
        Accepted: receiptKey && <a href={`/receipt/${receiptKey}`}>Receipt with the letter</a>,
      }}
    />
  );
}

type AssignProps = Pick<EngagementPage, 'engagement' | 'colleagues' | 'keeper'> & {
  answer: Refusal | undefined;
};

export function AssignForm({ engagement, colleagues, keeper, answer }: AssignProps) {
  const { assignee, version } = engagement;
  const isKnown = colleagues.some(({ id }) => id === assignee?.id);
  return (
    <Form method="post" className="work-assign" key={version}>
      <input type="hidden" name="intent" value="assign" />
      <SelectField
        id="assignee"
        name="assignee"
        label="Responsible"
        defaultValue={assignee?.id ?? ''}
        error={answerTo(answer, 'assign')?.error}
        options={[
          { value: '', label: keeper ? `${keeper}, as for the client` : 'Nobody' },
          ...(assignee && !isKnown ? [{ value: assignee.id, label: 'No colleague any more' }] : []),
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Button type="submit" look="quiet">
        Assign
      </Button>
    </Form>
  );
}

export function RemindersForm({ engagement }: { engagement: ShownEngagement }) {
  const { remindersPaused, state } = engagement;
  if (isEnded(state) || isPlanned(state)) return null;
  return (
    <div className="work-reminders">
      {!remindersPaused && <ButtonForm intent="remind">Remind now</ButtonForm>}
      <ButtonForm intent="reminders" fields={{ paused: remindersPaused ? 'no' : 'yes' }}>
        {remindersPaused ? 'Go on with reminders' : 'Pause reminders'}
      </ButtonForm>
      {remindersPaused && <p className="hint">The client is not reminded.</p>}
    </div>
  );
}

type MoreProps = Pick<EngagementPage, 'engagement' | 'next' | 'documents'>;

export function MoreLinks({ engagement: { id, state, submittedOn }, next, documents }: MoreProps) {
  const seesAudit = useMay('audit');
  return (
    <ul className="grid gap-2">
      {documents.length > 0 && (
        <li>
          <a href={`/admin/work/${id}/documents.zip`} download>
            All documents as a ZIP
          </a>
        </li>
      )}
      {next?.id && (
        <li>
          <Link to={`/admin/work/${next.id}`}>The next period</Link>
        </li>
      )}
      {seesAudit && (
        <li>
          <Link to={`/admin/audit?entity=engagement&id=${id}`}>All that was done with it</Link>
        </li>
      )}
      {next && !next.id && (
        <li>
          <details>
            <summary className="btn btn-quiet btn-small">Plan the next period</summary>
            <Form method="post" className="mt-3 grid gap-3">
              <input type="hidden" name="intent" value="next" />
              <p className="hint">
                It starts automatically once its papers can exist. Until then the client gets no mail about
                it, and you can change its day and price.
              </p>
              <Button type="submit" look="quiet" small>
                Plan it
              </Button>
            </Form>
          </details>
        </li>
      )}
      {!isSubmitted(state) && !submittedOn && (
        <li>
          <details>
            <summary className="btn btn-quiet btn-small">Delete</summary>
            <Form method="post" className="mt-3 grid gap-3">
              <input type="hidden" name="intent" value="delete" />
              <p className="hint">
                For what was opened by mistake. The client sees nothing of it any more and is not told. It
                lies in the <Link to="/admin/work/trash">trash</Link> for {retention.deletedWorkDays} days.
              </p>
              <Button type="submit" look="quiet" small>
                Delete it
              </Button>
            </Form>
          </details>
        </li>
      )}
    </ul>
  );
}
