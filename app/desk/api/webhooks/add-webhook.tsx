import { Form } from '@remix-run/react';
import { LONGEST_WEBHOOK_ADDRESS } from '#app/platform/db/api-values.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { TickSet } from '../tick-set.tsx';
import { EVENTS, EVERY_EVENT, eventField } from './events.ts';

const CHOICES = EVERY_EVENT.map((event) => ({ name: eventField(event), label: EVENTS[event] }));

type Props = { newId: string; refused: FormAnswer | undefined };

export function AddWebhook({ newId, refused }: Props) {
  const { errors = {}, typed = {} } = refused ?? {};
  return (
    <details className="desk-add mt-4" open={refused !== undefined}>
      <summary className="btn btn-small">Add a webhook</summary>
      <Form method="post" noValidate className="grid max-w-xl gap-4 py-4">
        <input type="hidden" name="key" value={newId} />
        <TextField
          id="webhook-address"
          name="address"
          label="Address"
          hint="Such as https://automation.example.co.za/hooks/firm"
          inputMode="url"
          autoComplete="off"
          maxLength={LONGEST_WEBHOOK_ADDRESS}
          defaultValue={typed.address}
          error={errors.address}
        />
        <TickSet
          id="webhook-events"
          legend="What it is told"
          choices={CHOICES}
          typed={typed}
          error={errors.events}
        />
        <p>
          <Button type="submit" name="intent" value="add-webhook">
            Add it
          </Button>
        </p>
      </Form>
    </details>
  );
}
