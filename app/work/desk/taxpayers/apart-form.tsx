import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';

export function ApartForm({ path, otherId }: { path?: string; otherId: string }) {
  return (
    <Form method="post" action={path} className="mt-3">
      <input type="hidden" name="other" value={otherId} />
      {path && <input type="hidden" name="list" value="yes" />}
      <Button type="submit" name="intent" value="apart" look="quiet" small>
        Not the same
      </Button>
    </Form>
  );
}
