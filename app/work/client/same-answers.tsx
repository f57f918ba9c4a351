import { countText } from '#app/work/core/engagements/to-do.ts';
import type { LastAnswer } from '#app/work/core/engagements/last-item.server.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError } from '#app/platform/ui/field.tsx';
import type { OpenItem } from './sorted-items.ts';
import type { WorkAnswer } from './work-forms.ts';
import type { Work } from './work.server.ts';

/** The answer of last time, and the button that gives it again: what is shown is what is sent. */
export function SameAnswer({ work, item, last }: { work: Work; item: OpenItem; last: LastAnswer }) {
  return (
    <>
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">
        {capitalised(last.when)} you answered: <b>{last.text}</b>
      </p>
      {item.sameTick && (
        <form method="post" action={work.path} className="my-3">
          <input type="hidden" name="intent" value="text" />
          <input type="hidden" name="item" value={item.id} />
          <input type="hidden" name="mark" value={item.mark} />
          <input type="hidden" name={last.name} value={last.answer} />
          <Button type="submit" look="quiet" small>
            The same as {last.when}
            <span className="sr-only">: {item.what}</span>
          </Button>
        </form>
      )}
    </>
  );
}

export function AllTheSame({ work, refusal }: { work: Work; refusal: WorkAnswer | undefined }) {
  const same = work.open.filter(({ sameTick }) => sameTick !== null);
  if (same.length < 2) return null;
  const refused = answerTo(refusal, 'same');
  return (
    <details className="work-fold" open={refused !== undefined}>
      <summary>{`${capitalised(countText(same.length, 'thing', 'things'))} you have answered before: the same again?`}</summary>
      <form method="post" action={work.path} className="grid gap-3">
        <p className="hint">Nothing is sent before you press the button. Take out what has changed.</p>
        <FieldError id="same-error" message={refused?.error} />
        <ul className="grid gap-1">
          {same.map((item) => (
            <li key={item.id}>
              <label className="tick">
                <input type="checkbox" name="same" value={item.sameTick ?? ''} defaultChecked={!refused} />
                <span className="[overflow-wrap:anywhere] whitespace-pre-line">
                  {item.what}: <b>{item.last?.text}</b>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p>
          <Button type="submit" name="intent" value="same" small>
            These are the same
          </Button>
        </p>
      </form>
    </details>
  );
}
