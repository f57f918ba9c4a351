import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Colleague } from './message.ts';
import { SNOOZES } from './snooze.ts';
import { TagList } from './tag-list.tsx';

type ActProps = { intent: string; hotkey?: string; children: ReactNode };

export function Act({ intent, hotkey, children }: ActProps) {
  return (
    <Button type="submit" name="intent" value={intent} look="quiet" small data-key={hotkey}>
      {children}
    </Button>
  );
}

/** First in a form: Enter in a field does what the field is for, not what the first button does. */
export function TypedByDefault() {
  return (
    <button type="submit" name="intent" value="typed" hidden>
      Do what is typed
    </button>
  );
}

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

type MenuProps = { id: string; label: string; hotkey?: string; children: ReactNode };

/** A popover: it opens without a script too. */
export function ActionMenu({ id, label, hotkey, children }: MenuProps) {
  return (
    <>
      <Button look="quiet" small popovertarget={id} data-key={hotkey}>
        {label}
        <Icon name="chevron" size={14} />
      </Button>
      <div id={id} popover="auto" role="group" aria-label={label} className="action-menu">
        {children}
      </div>
    </>
  );
}

export function Choice({ intent, children }: ActProps) {
  return (
    <button type="submit" name="intent" value={intent} className="action-choice">
      {children}
    </button>
  );
}
