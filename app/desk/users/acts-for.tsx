import { Link } from '@remix-run/react';
import { ROLE_WORDS } from '#app/work/core/taxpayers/kinds.ts';
import { countText } from '#app/platform/core/count-text.ts';
import type { ActedFor } from './acts-for.server.ts';

/** Opening a colleague's file is asked about on the taxpayer's own page. */
export function ActsFor({ rows }: { rows: readonly ActedFor[] }) {
  return (
    <section aria-labelledby="acts-for">
      <h2 id="acts-for" className="mb-2 text-lg">
        Acts for
      </h2>
      {rows.length === 0 && <p className="text-ink-soft">Nobody.</p>}
      <ul>
        {rows.map(({ id, name, role, open, papers }) => (
          <li key={id} className="border-b border-rule py-2">
            <Link to={`/admin/taxpayers/${id}`} translate="no">
              {name}
            </Link>
            <span className="hint block">
              {ROLE_WORDS[role]} · {open} open · {countText(papers, 'paper')} of identification
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
