import { Act, ActionMenu, Choice } from '#app/platform/ui/action-menu.tsx';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { SNOOZES } from './snooze.ts';
import { TagList } from './tag-list.tsx';

export function AssignMenu({ colleagues }: { colleagues: readonly Colleague[] }) {
  return (
    <ActionMenu id="assign-menu" label="Assign" hotkey="a">
      {colleagues.map(({ id, name }) => (
        <Choice key={id} intent={`assign:${id}`}>
          {name}
        </Choice>
      ))}
    </ActionMenu>
  );
}

export function SnoozeMenu() {
  return (
    <ActionMenu id="snooze-menu" label="Snooze" hotkey="s">
      {Object.entries(SNOOZES).map(([value, label]) => (
        <Choice key={value} intent={`snooze:${value}`}>
          {label}
        </Choice>
      ))}
      <div className="action-field">
        <input className="input" type="date" name="day" aria-label="Snooze until this day, at 08:00" />
        <Act intent="snooze">Snooze until then</Act>
      </div>
    </ActionMenu>
  );
}

const MOST_TAGS = 6;

export function TagMenu({ tags }: { tags: readonly string[] }) {
  return (
    <ActionMenu id="tag-menu" label="Tag" hotkey="t">
      <div className="action-field">
        <input
          className="input"
          name="tags"
          aria-label="Tags to add"
          placeholder="with commas between"
          list="tag-menu-tags"
          maxLength={200}
        />
        <TagList id="tag-menu-tags" tags={tags} />
        <Act intent="tag">Add</Act>
      </div>
      {tags.slice(0, MOST_TAGS).map((tag) => (
        <Choice key={tag} intent={`tag:${tag}`}>
          {tag}
        </Choice>
      ))}
    </ActionMenu>
  );
}
