import type { ComponentProps } from 'react';
import { TextField } from '#app/ui/field.tsx';
import { fieldState } from './field-state.ts';
import type { Refusal } from './refusal.server.ts';

type Props = Pick<ComponentProps<typeof TextField>, 'label' | 'autoComplete' | 'minLength' | 'hint'> & {
  name: string;
  refusal: Refusal | undefined;
};

export function PasswordField({ name, refusal, ...props }: Props) {
  const { id, error } = fieldState(refusal, name);
  return (
    <password-field class="block">
      <TextField type="password" maxLength={128} required {...props} {...{ id, name, error }} />
      <button type="button" hidden className="link-button mt-1" aria-pressed="false" aria-controls={id}>
        Show password
      </button>
    </password-field>
  );
}
