import { Form } from '@remix-run/react';
import { useMay } from '#app/accounts/access/use-may.ts';
import { oneWhoMay } from '#app/accounts/core/role-texts.ts';
import { countText } from '#app/platform/core/count-text.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError, SelectField, TextArea } from '#app/platform/ui/field.tsx';
import { isOwedItem, isToReview } from '#app/work/core/engagements/item-states.ts';
import { otherReviewer } from '#app/work/core/engagements/other-reviewer.ts';
import { StillOpen } from './still-open-lines.tsx';
import type { EngagementPage } from './page.server.ts';
import { LONGEST_REASON, type Refusal } from './page.ts';

type Props = Pick<EngagementPage, 'engagement' | 'review' | 'colleagues' | 'items' | 'stillOpen'> & {
  me: string;
  answer: Refusal | undefined;
};

/** Of kinds of work that a second colleague reviews before they go out. */
export function ReviewForm({ engagement, review, colleagues, items, stillOpen, me, answer }: Props) {
  const mayAllocate = useMay('allocate');
  if (!review) return null;
  const { assignee, reviewerId, reviewedBy } = engagement;
  const { by, at, invited, isOpen } = review;
  const refused = answerTo(answer, 'ask-review');
  const isOwn = assignee?.id === me;
  const isByOther = reviewerId !== reviewedBy && reviewerId !== assignee?.id;
  const inPlace = invited && isByOther ? `, in place of ${invited}, who was asked` : '';
  const other = at ? null : (colleagues.find(({ id }) => id === otherReviewer(engagement, me))?.name ?? null);
  const mayReview = !isOwn && (!other || mayAllocate);
  return (
    <section aria-labelledby="review" className="grid gap-2">
      <h2 id="review" tabIndex={-1} className="text-lg">
        Review
      </h2>
      <p>
        {at
          ? `Reviewed by ${by ?? 'a former colleague'} on ${dayText(southAfricanDay(new Date(at)))}${inPlace}.`
          : 'Somebody else than who does the work reviews it before it is submitted or finished.'}
      </p>
      {invited && !at && <p>{invited} is asked to review it.</p>}
      {isOpen && (at || mayReview) && (
        <Form method="post" className="work-step" key={stillOpen.join()}>
          {!at && <StillOpen lines={stillOpen} title={openTitle(items)} />}
          <Button type="submit" name="intent" value={at ? 'unreview' : 'review'} look="quiet" small>
            {at
              ? 'To be reviewed again'
              : other
                ? `I reviewed it in place of ${other}`
                : 'I have reviewed it'}
          </Button>
        </Form>
      )}
      {isOpen && other && !isOwn && (
        <p className="hint">
          {mayAllocate
            ? `${other} gets a mail that you did.`
            : `Only ${other} says that it is reviewed, or ${oneWhoMay('allocate')}. If you review it instead, ask for your own review first.`}
        </p>
      )}
      {isOpen && !at && (
        <Form method="post" className="work-step" key={`${reviewerId} ${refused?.errors.reviewer}`}>
          <input type="hidden" name="intent" value="ask-review" />
          <SelectField
            id="reviewer"
            name="reviewer"
            label="Who reviews it"
            defaultValue={refused?.typed.reviewer ?? reviewerId ?? ''}
            error={refused?.errors.reviewer}
            options={[
              { value: '', label: 'Nobody is asked' },
              ...colleagues
                .filter(({ id }) => id !== assignee?.id)
                .map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Button type="submit" look="quiet" small>
            Ask for the review
          </Button>
        </Form>
      )}
      {isOpen && (invited || at) && mayReview && <SendBackForm answer={answer} />}
      <FieldError id="review-error" message={answerTo(answer, 'review')?.error} />
    </section>
  );
}

function openTitle(items: Props['items']): string {
  const open = items.filter((item) => isOwedItem(item) || isToReview(item)).length;
  return open === 0
    ? 'Still open'
    : `Still open: ${countText(open, 'thing that was asked for', 'things that were asked for')}`;
}

function SendBackForm({ answer }: Pick<Props, 'answer'>) {
  const refused = answerTo(answer, 'send-back');
  return (
    <details className="work-fold" open={refused !== undefined}>
      <summary className="btn btn-quiet btn-small">Send it back</summary>
      <Form method="post" className="grid gap-2">
        <input type="hidden" name="intent" value="send-back" />
        <TextArea
          id="review-reason"
          name="reason"
          label="What is to be changed"
          rows={2}
          maxLength={LONGEST_REASON}
          required
          defaultValue={refused?.typed.reason}
          error={refused?.errors.reason ?? refused?.error}
          hint="It stands in the timeline for colleagues. The client reads nothing of it."
        />
        <div>
          <Button type="submit" small>
            Send it back
          </Button>
        </div>
      </Form>
    </details>
  );
}
