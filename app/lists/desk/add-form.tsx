import { showToast } from '#app/platform/ui/show-toast.ts';
import { useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useFetcher } from '@remix-run/react';
import { categoriesOf, type List } from '#app/lists/core/lists.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#app/platform/ui/field.tsx';
import { useHydrated } from './in-browser.ts';
import { LiveForm } from './live-form.tsx';
import { ACCEPTED } from './logo-form.tsx';
import type { ListAnswer } from './list-answer.ts';
import { rowSchema, type RowEntries } from './row-schema.ts';
import type { RowFields } from './row.ts';
import { textsOf } from './texts.ts';

type Props = { list: List; answer: ListAnswer | undefined; newId: string };

export function AddForm({ list, answer, newId }: Props) {
  const fetcher = useFetcher<ListAnswer>({ key: `add-${list.name}` });
  const latest = fetcher.data ?? answer;
  return (
    <section className="sheet sheet-margin mb-6" aria-labelledby="add">
      <div className="sheet-body">
        <h2 id="add" className="mb-4 text-lg">
          {textsOf(list).addNew}
        </h2>
        <NewRow key={latest?.added} list={list} answer={latest} newId={newId} fetcher={fetcher} />
      </div>
    </section>
  );
}

type NewRowProps = Props & {
  fetcher: ReturnType<typeof useFetcher<ListAnswer>>;
};

function NewRow({ list, answer, newId, fetcher }: NewRowProps) {
  const hydrated = useHydrated();
  const [form, fields] = useForm<RowEntries, RowFields, string[]>({
    id: `add-${list.name}`,
    defaultValue: { isActive: 'on', displayOrder: '' },
    lastResult: answer?.result,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => validate(list, formData),
  });
  const pending = fetcher.state !== 'idle';
  const isEmpty = hydrated && !fields.name.value?.trim();
  return (
    <LiveForm
      fetcher={fetcher}
      id={form.id}
      onSubmit={form.onSubmit}
      encType="multipart/form-data"
      noValidate
      className="add-form"
    >
      <TextField
        {...control(fields.name)}
        label="Name"
        required
        autoFocus
        autoComplete="off"
        className="add-name"
      />
      <TextField
        {...control(fields.websiteUrl)}
        label="Website"
        type="url"
        placeholder="https://"
        autoComplete="off"
        className="add-website"
      />
      <TextArea {...control(fields.description)} label="Description" rows={2} className="add-description" />
      <TextField
        id={`${form.id}-logo`}
        name="logo"
        type="file"
        label="Logo"
        accept={ACCEPTED}
        className="add-logo"
      />
      {list.categories && (
        <SelectField {...control(fields.category)} label="Category" options={categoriesOf(list)} />
      )}
      <TextField
        {...control(fields.displayOrder)}
        label="Order"
        inputMode="numeric"
        placeholder="Last"
        autoComplete="off"
        className="add-order"
      />
      <label className="tick">
        <input
          type="checkbox"
          name={fields.isActive.name}
          defaultChecked={fields.isActive.initialValue === 'on'}
        />
        Active
      </label>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="key" value={newId} />
      <Button type="submit" disabled={pending || isEmpty} className="add-button">
        {pending ? 'Adding...' : textsOf(list).add}
      </Button>
    </LiveForm>
  );
}

function validate(list: List, formData: FormData) {
  const submission = parseWithZod(formData, { schema: rowSchema(list), disableAutoCoercion: true });
  if (submission.status === 'error') {
    const description = Object.values(submission.error ?? {}).flatMap((messages) => messages ?? [])[0];
    showToast({ title: textsOf(list).addFailed, description, tone: 'loss' });
  }
  return submission;
}

type Field = { id: string; name: string; initialValue?: string; errors?: string[] };

function control({ id, name, initialValue, errors }: Field) {
  return { id, name, defaultValue: initialValue, error: errors?.[0] };
}
