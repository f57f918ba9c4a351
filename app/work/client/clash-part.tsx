import { LONGEST_ANSWER } from '#app/work/core/engagements/longest-answer.ts';
import { ITEM_STATE } from '#app/work/core/engagements/item-states.ts';
import type { RequestItem } from '#app/work/core/engagements/items.server.ts';
import { ValueField } from '#app/work/core/engagements/value-field.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { TextArea } from '#app/platform/ui/field.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import type { Clash } from './clash.ts';

type Props = { path: string; clash: Clash };

/** Both answers beside each other; nothing of the second is stored before one is chosen. */
export function ClashPart({ path, clash }: Props) {
  const { item } = clash;
  return (
    <section role="alert" tabIndex={-1} autoFocus aria-labelledby="clash" className="work-part">
      <h2 id="clash" className="mb-3 font-serif-text text-xl">
        Two answers: {item.what}
      </h2>
      <Notice tone="loss" title="This was answered while you wrote">
        By somebody else, or by you in another tab. Yours is not sent yet. Choose which one counts.
      </Notice>
      <div className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <form method="post" action={path}>
          <input type="hidden" name="intent" value="leave" />
          <input type="hidden" name="item" value={item.id} />
          <h3>With us now</h3>
          <p className="with-us-words mb-3">{theirText(item)}</p>
          <Button type="submit" look="quiet" small>
            Leave this answer
          </Button>
        </form>
        <Mine path={path} clash={clash} />
      </div>
    </section>
  );
}

function Mine({ path, clash: { item, typed } }: Props) {
  return (
    <form method="post" action={path}>
      <input type="hidden" name="intent" value="text" />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="mark" value={item.mark} />
      <h3 className="mb-2">Yours</h3>
      <MyAnswer item={item} typed={typed} />
      <p className="mt-3">
        <Button type="submit" small>
          Send mine instead
        </Button>
      </p>
    </form>
  );
}

function MyAnswer({ item, typed }: Clash) {
  const id = `mine-${item.id}`;
  if (typed.text === undefined) return <ValueField item={{ ...item, id }} typed={typed} />;
  return (
    <TextArea
      id={id}
      name="text"
      label="Your answer"
      rows={4}
      maxLength={LONGEST_ANSWER}
      defaultValue={typed.text}
      required
    />
  );
}

function theirText({ state, answerText }: RequestItem): string {
  if (ITEM_STATE[state].isNotMine) return 'Not mine';
  return answerText ?? 'The earlier answer was taken back.';
}
