import { Form, Link, useSubmit } from '@remix-run/react';
import type { ChangeEvent } from 'react';
import { adminPath, type List } from '#app/lists/core/lists.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { ExportLinks } from '#app/platform/ui/export-links.tsx';
import { filterOf, type Filter } from './filter.ts';

const CHOICES = ['show', 'category', 'sort'] as const;

type Props = { list: List; filter: Filter; trash: number };

export function ListTools({ list, filter, trash }: Props) {
  const { fields } = filterOf(list);
  const submit = useSubmit();
  const apply = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) =>
    submit(form, { replace: true, preventScrollReset: true });
  return (
    <div className="list-tools">
      <Form
        method="get"
        role="search"
        key={JSON.stringify(filter)}
        className="list-search"
        preventScrollReset
      >
        <input
          id="search"
          type="search"
          name="q"
          className="input"
          defaultValue={filter.q}
          aria-label="Search"
          placeholder="Search"
          aria-keyshortcuts="/"
        />
        <Button type="submit" small look="quiet">
          Search
        </Button>
        {CHOICES.map(
          (name) =>
            fields[name].control?.kind === 'choice' &&
            (name !== 'category' || list.categories) && (
              <select
                key={name}
                name={name}
                className="input"
                aria-label={fields[name].control.label}
                defaultValue={filter[name]}
                onChange={apply}
              >
                {fields[name].control.options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            ),
        )}
      </Form>
      <ul className="list-links">
        <ToolLink to={`${adminPath(list.name)}/preview`}>Preview</ToolLink>
        <li className="flex flex-wrap gap-x-4">
          <ExportLinks to={exportPath(list, filter)} />
        </li>
        <ToolLink to={`${adminPath(list.name)}/import`}>Import</ToolLink>
        <ToolLink to={`${adminPath(list.name)}/trash`}>Trash ({trash})</ToolLink>
      </ul>
    </div>
  );
}

function ToolLink({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}

function exportPath(list: List, filter: Filter): string {
  return `${adminPath(list.name)}/export.csv${filterOf(list).query(filter, { page: 1 })}`;
}
