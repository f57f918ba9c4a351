import { ActionMenu, Choice } from '#app/platform/ui/action-menu.tsx';
import type { Tag } from '#app/work/core/taxpayers/tags.server.ts';

/** For ticked clients; nothing before the firm has tags. */
export function TagActs({ tags }: { tags: readonly Tag[] }) {
  if (tags.length === 0) return null;
  return (
    <>
      <ActionMenu id="tag-menu" label="Tag" hotkey="t">
        {tags.map(({ id, name }) => (
          <Choice key={id} intent={`tag:${id}`}>
            {name}
          </Choice>
        ))}
      </ActionMenu>
      <ActionMenu id="untag-menu" label="Take a tag off">
        {tags.map(({ id, name }) => (
          <Choice key={id} intent={`untag:${id}`}>
            {name}
          </Choice>
        ))}
      </ActionMenu>
    </>
  );
}
