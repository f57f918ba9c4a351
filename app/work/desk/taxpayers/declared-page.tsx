import type { ReactNode } from 'react';
import { Form, Link } from '@remix-run/react';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { TextField } from '#app/platform/ui/field.tsx';

type Props = {
  noun: 'field' | 'tag';
  label: string;
  rows: readonly ReactNode[];
  /** Shown without rows. */
  nothing: string;
  newId: string;
  added: FormAnswer | undefined;
  fields: ReactNode;
  children?: ReactNode;
};

export function DeclaredPage(props: Props) {
  const { noun, label, rows, nothing, newId, added, fields, children } = props;
  return (
    <AdminPage title={`${label} of clients`} lede={<Link to="/admin/taxpayers">All clients</Link>}>
      {rows.length === 0 && <p className="work-nothing">{nothing}</p>}
      <ul className="contact-list" aria-label={label}>
        {rows}
      </ul>
      <section aria-labelledby="new" className="mt-8">
        <h2 id="new" className="text-lg">{`A new ${noun}`}</h2>
        <Form
          method="post"
          noValidate
          className="taxpayer-form"
          key={`${newId} ${JSON.stringify(added?.errors)}`}
        >
          <input type="hidden" name="key" value={newId} />
          {fields}
          <div className="taxpayer-wide">
            <Button type="submit" name="intent" value="add">
              Add
            </Button>
          </div>
        </Form>
      </section>
      {children}
    </AdminPage>
  );
}

export function DeclaredName({ id, value, error }: { id: string; value: string; error: string | undefined }) {
  return (
    <TextField
      id={`${id}-name`}
      name="name"
      label="Name"
      maxLength={40}
      autoComplete="off"
      defaultValue={value}
      error={error}
    />
  );
}

export function clientsText(clients: number): string {
  return clients === 1 ? '1 client' : `${clients} clients`;
}
