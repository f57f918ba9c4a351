import { Form, Link, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { Category } from './article.ts';
import { categoryPath } from './category-path.ts';
import { categoryNamed } from './search.ts';

const KEEP_SCROLL = { replace: true, preventScrollReset: true };

type Props = { search: string; categories: Category[] };

export function ArticleSearch({ search, categories }: Props) {
  const submit = useSubmit();
  const input = useRef<HTMLInputElement>(null);

  // A filter or the back button changes the search from outside; a field with focus is left alone.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = search;
  }, [search]);

  // Text typed before React started caused no change event.
  useEffect(() => {
    const field = input.current;
    if (field?.form && field.value !== search && field === document.activeElement)
      submit(field.form, KEEP_SCROLL);
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, []);

  return (
    <search className="mt-8 block">
      <Form
        action="/blog"
        className="flex max-w-[32rem] gap-3"
        preventScrollReset
        onChange={(event) => submit(event.currentTarget, KEEP_SCROLL)}
      >
        <input
          ref={input}
          type="search"
          name="search"
          className="input"
          aria-label="Search articles"
          placeholder="Search articles..."
          defaultValue={search}
          maxLength={100}
        />
        <Button type="submit">Search</Button>
      </Form>
      <ul className="mt-5 flex flex-wrap gap-2" aria-label="Categories">
        <Chip label="All" to="/blog" current={search === ''} />
        {categories.map((category) => (
          <Chip
            key={category}
            label={category}
            to={categoryPath(category)}
            current={categoryNamed(search) === category}
          />
        ))}
      </ul>
    </search>
  );
}

function Chip({ label, to, current }: { label: string; to: string; current: boolean }) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={current || undefined}
        className="flex min-h-11 items-center rounded-full border border-rule-strong px-4 text-[0.95rem] text-ink no-underline hover:border-bloom aria-[current]:border-bloom aria-[current]:bg-bloom aria-[current]:text-(--on-bloom)"
      >
        {label}
      </Link>
    </li>
  );
}
