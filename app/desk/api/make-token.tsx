import { Form } from '@remix-run/react';
import { LONGEST_API_NAME } from '#app/platform/db/api-values.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import { EVERY_SCOPE, LIFETIMES, scopeField, SCOPES } from './scopes.ts';
import { TickSet } from './tick-set.tsx';

const DAYS = LIFETIMES.map((days) => ({ value: String(days), label: `${days} days` }));
const CHOICES = EVERY_SCOPE.map((scope) => ({ name: scopeField(scope), ...SCOPES[scope] }));

type Props = { newId: string; refused: FormAnswer | undefined };

export function MakeToken({ newId, refused }: Props) {
  const { errors = {}, typed = {} } = refused ?? {};
  return (
    <details className="desk-add mt-4" open={refused !== undefined}>
      <summary className="btn btn-small">Make a token</summary>
      <Form method="post" noValidate className="grid max-w-xl gap-4 py-4">
        <input type="hidden" name="key" value={newId} />
        <TextField
          id="token-name"
          name="name"
          label="What uses it"
          hint="Such as: reports in the spreadsheet."
          maxLength={LONGEST_API_NAME}
          autoComplete="off"
          defaultValue={typed.name}
          error={errors.name}
        />
        <TickSet
          id="token-scope"
          legend="What it may do"
          choices={CHOICES}
          typed={typed}
          error={errors.scope}
        />
        <SelectField
          id="token-days"
          name="days"
          label="Works for"
          options={DAYS}
          defaultValue={typed.days ?? '90'}
          error={errors.days}
        />
        <p>
          <Button type="submit" name="intent" value="make">
            Make it
          </Button>
        </p>
      </Form>
    </details>
  );
}
