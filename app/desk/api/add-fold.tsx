import type { ReactNode } from 'react';
import { Form } from '@remix-run/react';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';

type Props = {
  summary: string;
  intent: 'make' | 'add-webhook';
  button: string;
  newId: string;
  refused: FormAnswer | undefined;
  children: ReactNode;
};

export function AddFold({ summary, intent, button, newId, refused, children }: Props) {
  return (
    <details className="desk-add mt-4" open={refused !== undefined}>
      <summary className="btn btn-small">{summary}</summary>
      <Form method="post" noValidate className="grid max-w-xl gap-4 py-4">
        <input type="hidden" name="key" value={newId} />
        {children}
        <p>
          <Button type="submit" name="intent" value={intent}>
            {button}
          </Button>
        </p>
      </Form>
    </details>
  );
}
