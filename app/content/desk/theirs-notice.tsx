import { AlertNotice, Notice } from '#app/platform/ui/notice.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { labelOf } from '#app/content/core/field.ts';
import type { Entries } from '#app/content/core/values.ts';
import type { FormField } from './form-field.ts';
import type { Theirs } from './page.ts';
import { WordDiff } from './word-diff-view.tsx';

type Props = {
  id?: string;
  fields: readonly FormField[];
  mine: Entries;
  theirs: Theirs;
  /** It comes while somebody types, and must not take the focus. */
  isLive?: boolean;
};

/** Shows both texts, so that nobody's words are lost: mine are in the form below. */
export function TheirsNotice({ id, fields, mine, theirs, isLive = false }: Props) {
  const changed = fields.filter(({ name }) => (mine[name] ?? '') !== (theirs.entries[name] ?? ''));
  const texts = (
    <>
      <p>
        That was <When at={theirs.at} />. What you typed here is not saved yet: it is in the form below.
        Struck through is what is stored, underlined is what you typed; fields that you left alone say what is
        stored. Press the button again to keep what you typed.
      </p>
      <dl className="desk-changes mt-3">
        {changed.map(({ name, field }) => (
          <div key={name}>
            <dt>{labelOf(field)}</dt>
            <dd>
              <WordDiff before={theirs.entries[name] ?? ''} after={mine[name] ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
  const title = titleOf(theirs);
  if (!isLive)
    return (
      <AlertNotice {...{ id, title }} className="">
        {texts}
      </AlertNotice>
    );
  return (
    <div role="status">
      <Notice tone="loss" title={title}>
        {texts}
      </Notice>
    </div>
  );
}

function titleOf({ by }: Theirs): string {
  return by ? `${by} changed this meanwhile` : 'You changed this meanwhile, in another window';
}
