import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError, SelectField, TextField } from '#app/platform/ui/field.tsx';
import type { Approval, Signing } from '#app/platform/db/work-values.ts';
import type { RequestItem } from '#app/work/core/engagements/items.server.ts';
import { OWN_PLACE, PLACES } from '#app/work/core/engagements/sign-place.ts';
import { OwnPoint } from './own-point.tsx';
import type { Refusal } from './page.ts';

type Props = { item: RequestItem; approval: Approval; signing: Signing; refused: Refusal | undefined };

/** One more place, by name or in numbers; a script fills these fields by a click on the picture of the page. */
export function AddPlace({ item, approval, signing, refused }: Props) {
  const typed = refused?.typed;
  const at = (name: string) => `sign-${name}-${item.id}`;
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="sign-place" />
      <input type="hidden" name="item" value={item.id} />
      <SelectField
        id={at('signer')}
        name="signer"
        label="Who"
        options={signing.signers.map(({ name, email }) => ({ value: email, label: name }))}
        defaultValue={typed?.signer}
      />
      <SelectField
        id={at('document')}
        name="document"
        label="In which file"
        options={approval.documents.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={typed?.document}
      />
      <TextField
        id={at('page')}
        name="page"
        label="Page"
        inputMode="numeric"
        maxLength={4}
        required
        autoComplete="off"
        defaultValue={typed?.page ?? '1'}
        error={refused?.errors.page}
      />
      <page-picture
        class="page-picture"
        data-taken={JSON.stringify(signing.places ?? [])}
        data-names={JSON.stringify(
          Object.fromEntries(signing.signers.map(({ email, name }) => [email, name])),
        )}
      />
      <SelectField
        id={at('place')}
        name="place"
        label="Where on the page"
        options={[
          ...Object.entries(PLACES).map(([value, { label }]) => ({ value, label })),
          { value: OWN_PLACE, label: 'At the point below' },
        ]}
        defaultValue={typed?.place ?? 'bottom-right'}
        error={refused?.errors.place}
      />
      <OwnPoint
        of={(field) => ({ id: at(field), name: field, error: refused?.errors[field] })}
        typed={(field) => typed?.[field]}
      />
      <FieldError id={at('error')} message={refused?.error} />
      <div>
        <Button type="submit" look="quiet" small>
          Mark this place
        </Button>
      </div>
    </Form>
  );
}
