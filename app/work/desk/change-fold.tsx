import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { FormOver } from '#app/platform/forms/meanwhile.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { SharedFields } from '#app/platform/forms/shared-fields.tsx';
import { Button } from '#app/platform/ui/button.tsx';

type Props = {
  item: { id: string; version: number };
  /** What its form shows, if others may save it meanwhile. */
  over?: FormOver;
  /** What the row is called, for readers who do not see where the fold stands. */
  name: string;
  refused: Pick<FormAnswer, 'error' | 'errors' | 'isStale'> | undefined;
  /** Intents; without `save` it can only be removed. */
  save?: string;
  remove: string;
  /** The verb of `remove`. */
  verb?: 'Remove' | 'Delete' | 'Retire';
  children?: ReactNode;
};

/** Below a row of a list: a form that changes or removes it, open again with what was refused. */
export function ChangeFold({ item, over, name, refused, save, remove, verb = 'Remove', children }: Props) {
  return (
    <details open={refused !== undefined} key={item.version}>
      <summary>
        {save ? `Change or ${verb.toLowerCase()}` : verb}
        <span className="sr-only">: {name}</span>
      </summary>
      <Form
        method="post"
        noValidate
        className="taxpayer-form"
        key={JSON.stringify([refused?.errors, over?.from])}
      >
        <input type="hidden" name="item" value={item.id} />
        {over ? <SharedFields over={over} /> : <input type="hidden" name="version" value={item.version} />}
        {refused?.isStale && refused.error && <p role="alert">{refused.error}</p>}
        {children}
        <div className="taxpayer-wide flex flex-wrap gap-3">
          {save && (
            <Button type="submit" name="intent" value={save} look="quiet">
              Save
            </Button>
          )}
          <Button type="submit" name="intent" value={remove} look="quiet">
            {verb}
          </Button>
        </div>
      </Form>
    </details>
  );
}
