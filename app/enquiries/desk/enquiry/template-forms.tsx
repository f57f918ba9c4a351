import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { TextArea, TextField } from '#app/platform/ui/field.tsx';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import type { TemplateIntent } from './template-command.server.ts';
import type { StoredTemplate } from './templates.server.ts';

type Refused = FormAnswer<TemplateIntent>;

type FieldsProps = { id: string; template?: StoredTemplate; refused?: Refused };

export function TemplateFields({ id, template, refused }: FieldsProps) {
  const isTyped = refused && ['add', 'save'].includes(refused.intent);
  const values = isTyped ? refused.typed : template;
  return (
    <>
      <TextField
        id={`label-${id}`}
        name="label"
        label="Name"
        required
        maxLength={60}
        defaultValue={values?.label}
        error={refused?.errors.label}
      />
      <TextArea
        id={`text-${id}`}
        name="text"
        label="Text"
        rows={8}
        required
        maxLength={10_000}
        defaultValue={values?.text}
        error={refused?.errors.text}
      />
    </>
  );
}

type ItemProps = { template: StoredTemplate; isFirst: boolean; isLast: boolean; refused?: Refused };

export function TemplateItem({ template, isFirst, isLast, refused }: ItemProps) {
  const { id, label, version } = template;
  return (
    <li>
      <details open={refused !== undefined}>
        <summary>{label}</summary>
        <Form method="post" className="mt-3 grid gap-4">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <TemplateFields id={id} template={template} refused={refused} />
          <div className="flex flex-wrap gap-3">
            <Act intent="save" label="Save" of={label} />
            {!isFirst && <Act intent="up" label="Up" of={label} />}
            {!isLast && <Act intent="down" label="Down" of={label} />}
            <Act intent="delete" label="Delete" of={label} />
          </div>
        </Form>
      </details>
    </li>
  );
}

function Act({ intent, label, of }: { intent: TemplateIntent; label: string; of: string }) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      look={intent === 'save' ? 'primary' : 'quiet'}
      small
      formNoValidate={intent !== 'save'}
    >
      {label}
      <span className="sr-only"> {of}</span>
    </Button>
  );
}
