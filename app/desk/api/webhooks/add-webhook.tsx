import { LONGEST_WEBHOOK_ADDRESS } from '#app/platform/db/api-values.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { TextField } from '#app/platform/ui/field.tsx';
import { AddFold } from '../add-fold.tsx';
import { TickSet } from '../tick-set.tsx';
import { EVENTS, EVERY_EVENT, eventField } from './events.ts';

const CHOICES = EVERY_EVENT.map((event) => ({ name: eventField(event), label: EVENTS[event] }));

type Props = { newId: string; refused: FormAnswer | undefined };

export function AddWebhook({ newId, refused }: Props) {
  const { errors = {}, typed = {} } = refused ?? {};
  return (
    <AddFold summary="Add a webhook" intent="add-webhook" button="Add it" newId={newId} refused={refused}>
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
        legend="Events that it gets"
        choices={CHOICES}
        typed={typed}
        error={errors.events}
      />
    </AddFold>
  );
}
