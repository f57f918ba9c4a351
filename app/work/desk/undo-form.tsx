import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';

/** `path`: of the page, where it leads back to. */
export function UndoForm({ step, path, what }: { step: string; path: string; what: string }) {
  return (
    <Form method="post" action="/admin/undo">
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="to" value={path} />
      <Button type="submit" look="quiet" small>
        Undo<span className="sr-only"> “{what}”</span>
      </Button>
    </Form>
  );
}
