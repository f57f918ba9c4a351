import { Form } from '@remix-run/react';
import { SHOWN_DOCUMENTS } from '#app/platform/db/in-person-values.ts';
import type { Signing } from '#app/platform/db/work-values.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError, SelectField, TextField } from '#app/platform/ui/field.tsx';
import { isOpenItem } from '#app/work/core/engagements/item-states.ts';
import type { RequestItem } from '#app/work/core/engagements/items.server.ts';
import { signNow } from '#app/work/core/engagements/signing.ts';
import { DOCUMENT_LABELS } from '#app/work/core/taxpayers/fica.ts';
import type { Refusal } from './page.ts';

type Props = { item: RequestItem; signing: Signing; answer: Refusal | undefined };

/** The device is handed to somebody who is here: the browser leaves the desk, so nothing else of it is open to them. */
export function InPersonForm({ item, signing, answer }: Props) {
  const refused = answerTo(answer, 'sign-in-person', item.id);
  const signers = isOpenItem(item) ? signNow(signing) : [];
  if (signers.length === 0) return null;
  const at = (name: string) => `person-${name}-${item.id}`;
  return (
    <details className="work-fold" open={Boolean(refused)}>
      <summary className="btn btn-quiet btn-small">
        Sign in person<span className="sr-only">: {item.what}</span>
      </summary>
      <Form method="post" reloadDocument className="grid gap-4">
        <input type="hidden" name="intent" value="sign-in-person" />
        <input type="hidden" name="item" value={item.id} />
        <p className="hint">
          For somebody who sits before you. This signs you out here: close other pages of the desk first. Then
          hand over the device: for 15 minutes it shows what is signed, and nothing else, and then the way to
          sign in again and come back here. Your name stands in the signature, and they get a mail about it.
        </p>
        <SelectField
          id={at('signer')}
          name="signer"
          label="Who is here"
          options={signers.map(({ name, email }) => ({ value: email, label: name }))}
          defaultValue={refused?.typed.signer}
        />
        <SelectField
          id={at('shown')}
          name="shown"
          label="What they showed you"
          options={SHOWN_DOCUMENTS.map((value) => ({ value, label: DOCUMENT_LABELS[value] }))}
          defaultValue={refused?.typed.shown}
          error={refused?.errors.shown}
        />
        <TextField
          id={at('digits')}
          name="digits"
          label="Last digits of its number (3 to 6)"
          maxLength={6}
          required
          autoComplete="off"
          defaultValue={refused?.typed.digits}
          error={refused?.errors.digits}
        />
        <FieldError id={at('error')} message={refused?.error} />
        <div>
          <Button type="submit" look="quiet" small>
            Sign out and hand over
          </Button>
        </div>
      </Form>
    </details>
  );
}
