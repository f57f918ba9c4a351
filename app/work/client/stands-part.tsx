import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { TextArea } from '#app/platform/ui/field.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { isToReview } from '#app/work/core/engagements/item-states.ts';
import type { RequestItem } from '#app/work/core/engagements/items.server.ts';
import { LONGEST_ANSWER } from '#app/work/core/engagements/longest-answer.ts';
import type { WorkAnswer } from './work-forms.ts';
import type { Work } from './work.server.ts';

type Intent = 'approve' | 'sign' | 'wrong';

type Stands = { item: RequestItem; intent: Intent; text: string; typed: WorkAnswer['typed'] };

/** The approval, signature or refusal that a stale page sent; null if none did. */
export function standingIn(
  { toApprove, answered, isOpen }: Pick<Work, 'toApprove' | 'answered' | 'isOpen'>,
  refusal: WorkAnswer | undefined,
): Stands | null {
  const { intent, row, isStale, error, typed } = refusal ?? {};
  const item = [...toApprove, ...answered].find(({ id }) => id === row);
  if (!isOpen || !isStale || !item?.approval || !error || !typed) return null;
  return intent === 'approve' || intent === 'sign' || intent === 'wrong'
    ? { item, intent, text: error, typed }
    : null;
}

/** Says what was answered before. What the stale page sent counts only if it is sent again from here. */
export function StandsPart({ work, item, intent, text, typed }: Stands & { work: Work }) {
  const isSigned = item.approval?.signing?.signatures.some(({ email }) => email === work.reader) ?? false;
  return (
    <section role="alert" tabIndex={-1} autoFocus aria-labelledby="stands" className="work-part">
      <h2 id="stands" className="mb-3 font-serif-text text-xl">
        {item.what}
      </h2>
      <Notice tone="loss" title={text}>
        It was answered since you opened that page, perhaps in another tab. What you have just sent does not
        count.
      </Notice>
      {intent === 'wrong' && <WrongAgain {...{ work, item, typed }} />}
      {intent !== 'wrong' && !isSigned && isToReview(item) && <Again {...{ work, item }} intent={intent} />}
      <p className="mt-3">
        <a href={`${work.path}#open`}>Leave it as it is</a>
      </p>
    </section>
  );
}

type AgainProps = { work: Work; item: RequestItem };

function Again({ work, item, intent }: AgainProps & { intent: 'approve' | 'sign' }) {
  return (
    <form method="post" action={work.path} className="mt-4">
      <input type="hidden" name="intent" value="reopen" />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="mark" value={item.mark} />
      <Button type="submit" small>
        Nothing is wrong: show it to {intent} again
      </Button>
    </form>
  );
}

function WrongAgain({ work, item, typed }: AgainProps & Pick<Stands, 'typed'>) {
  return (
    <form method="post" action={work.path} className="mt-4 grid gap-3">
      <input type="hidden" name="intent" value="wrong" />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="stood" value={work.stood[item.id]} />
      <DraftOwner owner={work.owner} />
      <TextArea
        id={`wrong-again-${item.id}`}
        name="text"
        label="What is wrong, and on which page"
        rows={4}
        maxLength={LONGEST_ANSWER}
        required
        defaultValue={typed.text}
      />
      <p>
        <Button type="submit" small>
          Send it all the same
        </Button>
      </p>
    </form>
  );
}
