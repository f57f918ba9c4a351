import { LONGEST_API_NAME } from '#app/platform/db/api-values.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import { AddFold } from './add-fold.tsx';
import { EVERY_SCOPE, LIFETIMES, scopeField, SCOPES } from './scopes.ts';
import { TickSet } from './tick-set.tsx';

const DAYS = LIFETIMES.map((days) => ({ value: String(days), label: `${days} days` }));
const CHOICES = EVERY_SCOPE.map((scope) => ({ name: scopeField(scope), ...SCOPES[scope] }));

type Props = { newId: string; refused: FormAnswer | undefined };

export function MakeToken({ newId, refused }: Props) {
  const { errors = {}, typed = {} } = refused ?? {};
  return (
    <AddFold summary="Make a token" intent="make" button="Make it" newId={newId} refused={refused}>
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
    </AddFold>
  );
}
