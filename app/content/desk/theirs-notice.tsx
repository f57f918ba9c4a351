import { Notice } from '#app/platform/ui/notice.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { labelOf } from '#app/content/core/field.ts';
import type { Entries } from '#app/content/core/values.ts';
import type { FormField } from './form-field.ts';
import type { Theirs } from './page.ts';
import { WordDiff } from './word-diff-view.tsx';

type Props = {
  fields: readonly FormField[];
  mine: Entries;
  theirs: Theirs;
  /** It comes while somebody types, and must not take the focus. */
  isLive?: boolean;
};

/** Both texts, so that nobody's words are lost: mine are in the form below. */
export function TheirsNotice({ fields, mine, theirs, isLive = false }: Props) {
  const changed = fields.filter(({ name }) => (mine[name] ?? '') !== (theirs.entries[name] ?? ''));
  return (
    <div {...(isLive ? { role: 'status' } : { role: 'alert', tabIndex: -1, ref: focus })}>
      <Notice tone="loss" title={`${theirs.by} changed this meanwhile`}>
        <p>
          <When at={theirs.at} />. Nothing of yours was saved yet: it is in the form below. Struck through is
          theirs, underlined is yours. Press the button again to keep yours.
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
      </Notice>
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
