import { Form, Link } from '@remix-run/react';
import { useMay } from '#app/accounts/access/use-may.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Mark } from '#app/platform/ui/mark.tsx';
import type { TagChoice } from '#app/work/core/taxpayers/tags.server.ts';

type Props = { tags: readonly TagChoice[]; canChange: boolean };

export function Tags({ tags, canChange }: Props) {
  const mayDeclare = useMay('allocate');
  if (!canChange || (tags.length === 0 && !mayDeclare)) return null;
  const on = tags.filter(({ isOn }) => isOn);
  return (
    <section aria-labelledby="tags">
      <h2 id="tags">Tags</h2>
      {tags.length > 0 && (
        <Form method="post" key={on.map(({ id }) => id).join()} className="grid justify-items-start gap-3">
          <input type="hidden" name="intent" value="tags" />
          {on.map(({ id }) => (
            <input key={id} type="hidden" name="had" value={id} />
          ))}
          <div className="flex flex-wrap gap-x-6">
            {tags.map(({ id, name, tone, isOn }) => (
              <label key={id} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name="tag"
                  value={id}
                  defaultChecked={isOn}
                  className="size-6 shrink-0"
                />
                <Mark tone={tone}>{name}</Mark>
              </label>
            ))}
          </div>
          <Button type="submit" look="quiet" small>
            Save the tags
          </Button>
        </Form>
      )}
      {mayDeclare && (
        <p className="mt-2">
          <Link to="/admin/taxpayers/tags">The firm’s tags</Link>
        </p>
      )}
    </section>
  );
}
