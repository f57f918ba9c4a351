import { categoriesOf, type List } from '#app/lists/core/lists.ts';
import { SelectField, TextArea, TextField } from '#app/platform/ui/field.tsx';
import { FIELD_LABELS, type FieldName } from './row.ts';

type Props = {
  list: List;
  id: string;
  field: FieldName;
  value: string;
  error: string | undefined;
  busy: boolean;
  onType: (value: string) => void;
  onSave: (value: string) => void;
};

/** Texts are saved when they lose the focus, choices at once. */
export function FieldControl({ list, id, field, value, error, busy, onType, onSave }: Props) {
  const label = FIELD_LABELS[field];
  const shared = { id, name: field, label, error };
  const text = {
    ...shared,
    value,
    readOnly: busy,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(currentTarget.value),
    onBlur: () => onSave(value),
    autoComplete: 'off',
  };
  if (field === 'isActive') {
    return (
      <label className="tick">
        <input
          type="checkbox"
          name={field}
          checked={value === 'on'}
          onChange={({ currentTarget }) => onSave(currentTarget.checked ? 'on' : '')}
        />
        {label}
      </label>
    );
  }
  if (field === 'category') {
    const onChange = ({ currentTarget }: { currentTarget: { value: string } }) => onSave(currentTarget.value);
    return <SelectField {...shared} options={categoriesOf(list)} value={value} onChange={onChange} />;
  }
  if (field === 'description') return <TextArea {...text} rows={2} />;
  if (field === 'displayOrder') return <TextField {...text} inputMode="numeric" />;
  return <TextField {...text} type={field === 'websiteUrl' ? 'url' : 'text'} autoFocus={field === 'name'} />;
}
