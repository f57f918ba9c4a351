import { FieldError, Segments, SelectField, TextArea, TextField } from '#app/platform/ui/field.tsx';
import { findTopic, type Topic } from '#app/firm/contact/topics.ts';
import { LabelByType, shownFor } from './by-type.tsx';
import type { Rule } from '#app/firm/contact/define-fields.ts';
import { fieldOf, typesWith, type FieldName } from '#app/firm/contact/enquiry-fields.ts';
import { contact } from '#content/pages/contact.ts';
import { Link } from '#app/platform/ui/link.tsx';

type Props = { name: FieldName; value?: string; error?: string };

export function EnquiryControl({ name, value, error }: Props) {
  const { label, rule, control } = fieldOf(name);
  const id = `contact-${name}`;
  const common = {
    id,
    name,
    defaultValue: value,
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
          {...limitsOf(rule)}
          type={control.type}
          inputMode={control.inputMode}
          placeholder={control.placeholder}
        />
      );
    case 'paragraphs':
      return <TextArea {...common} {...limitsOf(rule)} rows={control.rows} hint={control.hint} />;
    case 'select':
      return (
        <SelectField
          {...common}
          options={control.options}
          defaultValue={optionValue(control.options, value)}
        />
      );
    case 'topic':
      return <TopicLine topic={findTopic(value)} />;
    case 'segments':
      return (
        <div className={`md:col-span-2 ${shownFor(typesWith(name))}`}>
          <Segments
            legend={common.label}
            options={control.options}
            name={name}
            defaultValue={optionValue(control.options, value)}
            className={control.className}
          />
          <FieldError id={`${id}-error`} message={error} />
        </div>
      );
  }
}

/** For the browser to tell when an error's cause is gone. No `maxLength`: it would cut what is pasted. */
function limitsOf(rule: Rule) {
  if ('oneOf' in rule) return {};
  const form = rule.pattern?.[0];
  return {
    minLength: rule.least?.[0],
    'data-most': rule.most[0],
    ...(form instanceof RegExp && { pattern: form.source }),
  };
}

function optionValue(options: readonly { value: string }[], value: string | undefined) {
  return (options.find((option) => option.value === value) ?? options[0])?.value;
}

function TopicLine({ topic }: { topic: Topic | null }) {
  if (!topic) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-y border-rule py-3 md:col-span-2">
      <input type="hidden" name="topic" value={topic.id} />
      <p>
        <span className="text-ink-soft">{contact.about.label}</span>{' '}
        <b className="font-semibold">{topic.text}</b>
      </p>
      <p className="hint ml-auto">
        <Link to="/contact">{contact.about.leaveOut}</Link>
      </p>
    </div>
  );
}
