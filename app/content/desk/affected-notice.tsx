import { Notice } from '#app/platform/ui/notice.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import type { Affected } from './page.ts';

/** In the form: what is sent along says which of them the writer has seen. */
export function AffectedNotice({ of: { items, seen } }: { of: Affected }) {
  const talks = items.length === 1 ? 'One talk is booked then' : `${items.length} talks are booked then`;
  return (
    <div>
      <input type="hidden" name="seen" value={seen} />
      <Notice tone="loss" title={talks}>
        <p>They stay booked, and nobody is told by itself. Move or cancel them, each with its own mail.</p>
        <ul className="mt-2">
          {items.map(({ path, text }) => (
            <li key={path}>
              <Link to={path}>{text}</Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
