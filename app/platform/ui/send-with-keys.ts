import type { KeyboardEvent } from 'react';

export function sendWithKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit(event.currentTarget.querySelector<HTMLButtonElement>('[data-sends]'));
}
