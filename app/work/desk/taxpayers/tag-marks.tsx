import { Mark } from '#app/platform/ui/mark.tsx';
import type { Tag } from '#app/work/core/taxpayers/tags.server.ts';

export function TagMarks({ tags }: { tags: readonly Tag[] }) {
  if (tags.length === 0) return null;
  return (
    <span className="inline-flex flex-wrap gap-x-2 gap-y-1">
      {tags.map(({ id, name, tone }) => (
        <Mark key={id} tone={tone}>
          {name}
        </Mark>
      ))}
    </span>
  );
}
