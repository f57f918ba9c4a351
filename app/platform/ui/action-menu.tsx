import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type ActProps = { intent: string; hotkey?: string; children: ReactNode };

export function Act({ intent, hotkey, children }: ActProps) {
  return (
    <Button type="submit" name="intent" value={intent} look="quiet" small data-key={hotkey}>
      {children}
    </Button>
  );
}

/** First in a form: Enter in a field must not press the first button. */
export function TypedByDefault() {
  return (
    <button type="submit" name="intent" value="typed" hidden>
      Do what is typed
    </button>
  );
}

/** First in a form without fields: Enter on a tick must not press the first button. `dialog` does nothing here. */
export function NothingByDefault() {
  return (
    <button type="submit" formMethod="dialog" hidden onClick={(event) => event.preventDefault()}>
      Do nothing
    </button>
  );
}

type MenuProps = { id: string; label: string; hotkey?: string; children: ReactNode };

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
