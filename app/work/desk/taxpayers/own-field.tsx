import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import { LONGEST_VALUE, type OwnField } from '#app/work/core/taxpayers/own-fields.ts';

type Props = { of: OwnField; id: string; name: string; defaultValue: string; error: string | undefined };

export function OwnFieldControl({ of: { name: label, kind, choices }, ...control }: Props) {
  const shared = { ...control, label: `${label} (optional)` };
  switch (kind) {
    case 'text':
      return <TextField {...shared} maxLength={LONGEST_VALUE} autoComplete="off" />;
    case 'number':
      return <TextField {...shared} inputMode="decimal" autoComplete="off" />;
    case 'date':
      return <TextField {...shared} type="date" />;
    case 'choice': {
      // What a client has stays to be chosen, though it is no choice any more.
      const had = control.defaultValue;
      const all = had === '' || choices.includes(had) ? choices : [...choices, had];
      return (
        <SelectField
          {...shared}
          options={[{ value: '', label: 'Nothing' }, ...all.map((value) => ({ value, label: value }))]}
        />
      );
    }
  }
}
