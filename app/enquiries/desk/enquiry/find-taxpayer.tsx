import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { INBOX, type Filter } from '../inbox/filter.ts';

type Props = { typed: string; filter: Filter; className?: string };

export function FindTaxpayer({ typed, filter, className = '' }: Props) {
  return (
    <Form method="get" className={`grid gap-3 ${className}`}>
      {INBOX.entries(filter).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        id="client"
        name="client"
        label="Name, number, phone, e-mail or address"
        type="search"
        maxLength={200}
        defaultValue={typed}
      />
      <div>
        <Button type="submit" look="quiet" small>
          Find
        </Button>
      </div>
    </Form>
  );
}
