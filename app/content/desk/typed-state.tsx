import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { labelOf } from '#app/content/core/field.ts';
import type { ItemPage } from './item-page.server.ts';
import type { ContentAnswer } from './page.ts';
import type { Typing } from './typed-keeper.ts';

/** Above a form that shows typed words which are stored nowhere else. */
export function KeptNotice({ page: { kept, path } }: { page: ItemPage }) {
  if (!kept) return null;
  return (
    <div className="mb-6">
      <Notice title="The form has what you typed last">
        <p>
          Kept {kept.at && <When at={kept.at} />} for you alone, for a day. Save the draft to show it to your
          colleagues.
        </p>
        <Form method="post" action={path} reloadDocument className="mt-3">
          <Button type="submit" name="intent" value="forget" look="quiet" small>
            Discard what I typed
          </Button>
        </Form>
      </Notice>
    </div>
  );
}

type Props = { page: ItemPage; answer: ContentAnswer | undefined; typing: Typing | null };

export function TypedState({ page, answer, typing }: Props) {
  return (
    <p role="status" className="hint">
      {typing ? textOf(page, typing) : answer && checkedText(answer)}
    </p>
  );
}

function textOf({ fields }: ItemPage, { checked }: Typing): string {
  if (!checked)
    return 'Not kept: the site could not be reached. Press “Save draft” before you leave this page.';
  const kept = checked.keptAt ? `Kept at ${checked.keptAt}, for you alone.` : '';
  const wrong = fields.filter(({ name }) => checked.errors[name] !== undefined);
  const labels = wrong.map(({ field }) => labelOf(field)).join(', ');
  return [kept, labels && `To mend before it can be published: ${labels}.`].filter(Boolean).join(' ');
}

function checkedText({ intent, errors, keptAt }: ContentAnswer): string {
  if (intent !== 'check') return keptAt ? `Kept at ${keptAt}, for you alone.` : '';
  const isRight = Object.keys(errors).length === 0;
  const kept = keptAt ? ` Kept at ${keptAt}, for you alone: nothing is saved or published yet.` : '';
  return `${isRight ? 'Nothing is wrong with it.' : 'See what is said at the fields.'}${kept}`;
}
