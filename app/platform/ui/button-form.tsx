import { Form } from '@remix-run/react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';

type Props = Pick<ComponentProps<typeof Form>, 'action' | 'className' | 'preventScrollReset'> & {
  intent: string;
  fields?: Readonly<Record<string, string>>;
  /** What a screen reader hears after the button’s words: `: IRP5`. */
  about?: string;
  children: ReactNode;
};

export function ButtonForm({ intent, fields, about, children, ...form }: Props) {
  return (
    <Form method="post" {...form}>
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="intent" value={intent} look="quiet" small>
        {children}
        {about && <span className="sr-only">{about}</span>}
      </Button>
    </Form>
  );
}
