import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import type { HitGroup } from './search.server.ts';

export function SearchPage({ q, groups }: { q: string; groups: readonly HitGroup[] }) {
  return (
    <>
      <Form method="get" role="search" className="search-form">
        <input
          type="search"
          name="q"
          className="input"
          aria-label="Search the desk"
          placeholder="A name, an e-mail, a word of a message"
          defaultValue={q}
          maxLength={200}
          autoFocus
        />
        <Button type="submit">Search</Button>
      </Form>
      {q && groups.length === 0 && <p role="status">Nothing fits “{q}”. Try fewer words.</p>}
      {groups.map(({ title, note, hits }) => (
        <section key={title} aria-label={title} className="search-group">
          <h2>{title}</h2>
          {note && <p role="status">{note}</p>}
          <ul>
            {hits.map((hit) => (
              <li key={hit.path}>
                <Link to={hit.path}>{hit.title}</Link>
                {hit.about && <span className="hint"> {hit.about}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
