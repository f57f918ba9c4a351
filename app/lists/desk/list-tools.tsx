import { Form, Link, useSubmit } from '@remix-run/react';
import type { ChangeEvent } from 'react';
import { adminPath, categoriesOf, type List } from '#app/lists/core/lists.ts';
import { Button } from '#app/platform/ui/button.tsx';
import type { Filter } from './filter.ts';

type Props = { list: List; filter: Filter; trash: number };

export function ListTools({ list, filter, trash }: Props) {
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
        <select name="show" className="input" aria-label="Show" defaultValue={filter.show} onChange={apply}>
          <option value="all">All</option>
          <option value="active">Active</option>
          <option value="hidden">Hidden</option>
          <option value="no-logo">Without a logo</option>
        </select>
        {list.categories && (
          <select
            name="category"
            className="input"
            aria-label="Category"
            defaultValue={filter.category ?? ''}
            onChange={apply}
          >
            <option value="">Every category</option>
            {categoriesOf(list).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
        <select name="sort" className="input" aria-label="Sort" defaultValue={filter.sort} onChange={apply}>
          <option value="order">In their order</option>
          <option value="name">By name</option>
          <option value="changed">Last changed first</option>
        </select>
      </Form>
      <ul className="list-links">
        <ToolLink to={`${adminPath(list.name)}/preview`}>Preview</ToolLink>
        <li>
          <a href={`${adminPath(list.name)}/export.csv`}>Export CSV</a>
        </li>
        <ToolLink to={`${adminPath(list.name)}/import`}>Import CSV</ToolLink>
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
