import type { KeyboardEvent } from 'react';

/** Ctrl or Cmd with Enter presses the button that is marked `data-sends`. */
export function sendWithKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit(event.currentTarget.querySelector<HTMLButtonElement>('[data-sends]'));
}
