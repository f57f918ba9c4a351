import { Form } from '@remix-run/react';
import { CORRECTABLE, shownText, type Correction } from '#app/work/core/taxpayers/correctable.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { When } from '#app/platform/ui/when.tsx';

type Props = { corrections: readonly Correction[]; version: number; canChange: boolean };

export function Corrections({ corrections, version, canChange }: Props) {
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections" tabIndex={-1}>
        The client says that this is wrong
      </h2>
      <ul className="grid gap-4">
        {corrections.map(({ id, field, from, to, by, doubt, at }) => (
          <li key={id}>
            <p>
              <b>{CORRECTABLE[field].label}</b>: {shownText(field, from)} → <b>{shownText(field, to)}</b>
            </p>
            <p className="hint">
              {by}, <When at={at} />
              {doubt && <span className="block">{doubt}</span>}
              {CORRECTABLE[field].warning && <span className="block">{CORRECTABLE[field].warning}</span>}
            </p>
            {canChange && (
              <Form method="post" className="mt-2 flex flex-wrap gap-3">
                <input type="hidden" name="correction" value={id} />
                <input type="hidden" name="version" value={version} />
                <Button type="submit" name="intent" value="apply-correction" small>
                  Store it<span className="sr-only">: {shownText(field, to)}</span>
                </Button>
                <Button type="submit" name="intent" value="refuse-correction" look="quiet" small>
                  Leave it as it is
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
