import type { ReactNode } from 'react';
import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { LONGEST_NOT_MINE_REASON, notMineReason } from '#app/work/core/engagements/not-mine.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { TextArea } from '#app/platform/ui/field.tsx';
import type { OpenItem } from './sorted-items.ts';
import type { WorkAnswer } from './work-forms.ts';
import type { Work } from './work.server.ts';

type Props = { work: Work; item: OpenItem; refusal: WorkAnswer | undefined };

export function NotMineForm({ work, item, refusal }: Props) {
  const { id, what, notMine, answer, saidYesTo } = item;
  const yes = saidYesTo && <p className="mb-3">You said yes to “{saidYesTo}”.</p>;
  if (notMine === 'never')
    return (
      <p className="hint">
        We need this one in any case. Is something in the way? <a href="#messages">Write to us</a>
      </p>
    );
  if (notMine === 'settled' && yes)
    return (
      <details>
        <summary>
          Not mine<span className="sr-only"> {what}</span>
        </summary>
        <IntentForm {...{ work, item }}>
          <input type="hidden" name="sure" value="yes" />
          {yes}
          <Button type="submit" look="quiet" small>
            Still, this is not mine<span className="sr-only"> {what}</span>
          </Button>
          <p className="hint mt-2">
            Was the yes a mistake? Change it below, at “Your answers to our questions”. The list follows.
          </p>
        </IntentForm>
      </details>
    );
  if (notMine === 'settled')
    return (
      <IntentForm {...{ work, item }}>
        <Button type="submit" look="quiet" small>
          Not mine<span className="sr-only"> {what}</span>
        </Button>{' '}
        <span className="hint">if it does not concern you</span>
      </IntentForm>
    );
  const refused = answerTo(refusal, 'not-mine', id);
  const draft = work.draft?.intent === 'not-mine' && work.draft.item === id ? work.draft.reason : undefined;
  const text = refused?.typed.reason ?? draft ?? notMineReason(answer);
  return (
    <details open={text !== undefined}>
      <summary>
        Not mine<span className="sr-only"> {what}</span>
      </summary>
      <IntentForm {...{ work, item }}>
        <DraftOwner owner={work.owner} />
        {yes}
        <TextArea
          id={`reason-${id}`}
          name="reason"
          label="Why does it not concern you?"
          hint="A few words. We look at it."
          rows={2}
          maxLength={LONGEST_NOT_MINE_REASON}
          defaultValue={text}
          error={refused?.error}
          required
        />
        <p className="mt-3">
          <Button type="submit" look="quiet" small>
            Send: not mine<span className="sr-only"> {what}</span>
          </Button>
        </p>
      </IntentForm>
    </details>
  );
}

type IntentProps = { work: Work; item: OpenItem; children: ReactNode };

function IntentForm({ work, item: { id, mark }, children }: IntentProps) {
  return (
    <form method="post" action={work.path}>
      <input type="hidden" name="intent" value="not-mine" />
      <input type="hidden" name="item" value={id} />
      <input type="hidden" name="mark" value={mark} />
      {children}
    </form>
  );
}
