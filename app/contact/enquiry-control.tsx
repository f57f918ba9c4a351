import { FieldError, Segments, SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { LabelByType, shownFor } from './by-type.tsx';
import { fieldOf, typesWith, type FieldName } from './fields.ts';

type FieldState = { id: string; errorId: string; name: string; initialValue?: string; errors?: string[] };

export function EnquiryControl({ name, state }: { name: FieldName; state: FieldState }) {
  const { label, rule, control } = fieldOf(name);
  const error = state.errors?.[0];
  const common = {
    id: state.id,
    name: state.name,
    defaultValue: state.initialValue,
    error,
    required: !rule.isOptional,
    autoComplete: control.autoComplete,
    label: typeof label === 'string' ? label : <LabelByType labels={label} />,
    className: [control.className, shownFor(typesWith(name))].filter(Boolean).join(' '),
  };
  switch (control.kind) {
    case 'line':
      return (
        <TextField
          {...common}
          type={control.type}
          inputMode={control.inputMode}
          placeholder={control.placeholder}
        />
      );
    case 'paragraphs':
      return <TextArea {...common} rows={control.rows} hint={control.hint} />;
    case 'select':
      return (
        <SelectField
          {...common}
          options={control.options}
          defaultValue={optionValue(control.options, state.initialValue)}
        />
      );
    case 'segments':
      return (
        <div className="md:col-span-2">
          <Segments
            legend={String(label)}
            options={control.options}
            name={state.name}
            defaultValue={optionValue(control.options, state.initialValue)}
            className={control.className}
          />
          <FieldError id={state.errorId} message={error} />
        </div>
      );
  }
}

function optionValue(options: readonly { value: string }[], value: string | undefined) {
  return (options.find((option) => option.value === value) ?? options[0])?.value;
}
