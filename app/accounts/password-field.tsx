import type { ComponentProps } from 'react';
import { TextField } from '#app/ui/field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'defaultValue'>;

/** A password, with a button that shows it where a script runs. It can be pasted, and password managers know it. */
export function PasswordField(props: Props) {
  return (
    <password-field class="block">
      <TextField type="password" maxLength={128} required {...props} />
      <button type="button" hidden className="link-button mt-1" aria-pressed="false" aria-controls={props.id}>
        Show password
      </button>
    </password-field>
  );
}
