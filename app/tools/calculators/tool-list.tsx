import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import type { Door } from './doors.ts';

export function ToolList({ doors }: { doors: readonly Door[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(16rem,34%)),1fr))] gap-x-10 gap-y-6">
      {doors.map(({ tool, name, about, to, parts }) => (
        <li key={tool}>
          <h3 className="text-base">
            <Link to={to} className="more">
              {name} <Icon name="arrow" />
            </Link>
          </h3>
          <p className="text-ink-soft">{about}</p>
          {parts.length > 1 && (
            <ul className="flex flex-wrap gap-x-5" aria-label={`Parts: ${name}`}>
              {parts.map(({ part, to }) => (
                <li key={to}>
                  <Link to={to} className="inline-block py-1">
                    {part}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
