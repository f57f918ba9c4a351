import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import type { ItemPage } from './item-page.server.ts';
import type { ContentIntent } from './page.ts';

const NONE: Record<string, string> = {};

type ActProps = {
  page: Pick<ItemPage, 'path' | 'revision'>;
  intent: ContentIntent;
  fields?: Record<string, string>;
  label: string;
};

export function Act({ page, intent, fields = NONE, label }: ActProps) {
  return (
    <Form method="post" action={page.path}>
      <input type="hidden" name="version" value={page.revision} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="intent" value={intent} look="quiet" small>
        {label}
      </Button>
    </Form>
  );
}
