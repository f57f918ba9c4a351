import type { ToolId } from '#content/tools.ts';
import { partsOf, toolName } from './calculator-links.ts';

type Props = { tool: ToolId; current: string; fragment?: string };

/** Tabs that are links. Shared answers are passed on in the fragment, which no server sees. */
export function ToolParts({ tool, current, fragment = '' }: Props) {
  const parts = partsOf(tool);
  if (parts.length < 2) return null;
  return (
    <nav className="tabs no-print mt-6" aria-label={`Parts: ${toolName({ tool })}`}>
      {parts.map(({ part, to }) => (
        <a
          key={to}
          href={`${to}${fragment}`}
          className="tab"
          aria-current={to === current ? 'page' : undefined}
        >
          {part}
        </a>
      ))}
    </nav>
  );
}
