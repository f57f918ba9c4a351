import { firm } from '#content/firm.ts';

const PREFIX = `${firm.storageKey}.draft.`;

export function draftKey(name: string): string {
  return PREFIX + name;
}

/** Who signs out leaves nothing that was typed in this browser. */
export function forgetDraftsOnSignOut(): void {
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== '/sign-out') return;
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  });
}
