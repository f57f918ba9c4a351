import { SelectField } from '#app/platform/ui/field.tsx';
import { markField } from './mark-fields.ts';
import type { DeliverAnswer } from './purpose.ts';

type Props = {
  signers: readonly { name: string; email: string }[];
  refused: DeliverAnswer | undefined;
};

/** Whether they sign one after the other, and then in which order: a sheet shows the places once it is ticked. */
export function SignOrder({ signers, refused }: Props) {
  const places = signers.map((_, at) => ({ value: String(at + 1), label: String(at + 1) }));
  return (
    <div className="sign-order">
      <label className="flex items-baseline gap-2">
        <input type="checkbox" name="order" value="yes" defaultChecked={refused?.typed.order === 'yes'} />
        One after the other
      </label>
      <fieldset className="sign-turns">
        <legend className="label">In which order (who is not ticked is left out)</legend>
        {signers.map(({ name, email }, at) => {
          const field = markField('turn', email);
          return (
            <SelectField
              key={email}
              id={`signature-${field}`}
              name={field}
              label={name || email}
              options={places}
              defaultValue={refused?.typed[field] ?? String(at + 1)}
              error={refused?.errors[field]}
            />
          );
        })}
      </fieldset>
    </div>
  );
}
