import { Form } from '@remix-run/react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#app/platform/ui/button.tsx';

type Props = Pick<ComponentProps<typeof Form>, 'preventScrollReset'> & {
  summary: string;
  intent: string;
  newId: string;
  isOpen: boolean;
  /** Of what is drawn after a refusal: with another the form begins anew. */
  drawn: unknown;
  button?: string;
  note?: ReactNode;
  children: ReactNode;
};

/** Below a list: a form for one more row, open again with what was refused. `ChangeFold` has that of a row. */
export function NewFold(props: Props) {
  const { summary, intent, newId, isOpen, drawn, button = 'Add', note, children, preventScrollReset } = props;
  return (
    <details className="contact-new" open={isOpen}>
      <summary>{summary}</summary>
      <Form
        method="post"
        noValidate
        className="taxpayer-form"
        key={JSON.stringify(drawn)}
        {...{ preventScrollReset }}
      >
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="key" value={newId} />
        {children}
        <div className="taxpayer-wide">
          <Button type="submit" look="quiet">
            {button}
          </Button>
          {note}
        </div>
      </Form>
    </details>
  );
}
