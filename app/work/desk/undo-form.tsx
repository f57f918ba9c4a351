import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';

type Props = { steps: readonly string[]; path: string; what: string };

/** `steps`: the act, and later ones of the same colleague after it. `path`: of the page, where it leads back to. */
export function UndoForm({ steps, path, what }: Props) {
  const later = steps.length - 1;
  return (
    <Form method="post" action="/admin/undo">
      {steps.map((step) => (
        <input key={step} type="hidden" name="step" value={step} />
      ))}
      <input type="hidden" name="to" value={path} />
      <Button type="submit" look="quiet" small>
        {later > 0 ? `Undo, with ${later === 1 ? 'what' : `the ${later} acts`} you did after it` : 'Undo'}
        <span className="sr-only"> “{what}”</span>
      </Button>
    </Form>
  );
}
