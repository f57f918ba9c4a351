import { firm } from '#content/firm.ts';

/** `localStorage` for staff, who sign out; `sessionStorage`, which ends with the tab, for everybody else. */
export type DraftStore = 'localStorage' | 'sessionStorage';

/** What was typed over `base`; with another base it is no longer a draft. */
export type Typed = { text: string; base: string };

/** Not drafts, but deleted with them at sign-out: the pages of the desk that were opened last. */
export const RECENT_PAGES = 'recent-pages';

const PREFIX = `${firm.storageKey}.draft.`;

export function draftKey(name: string): string {
  return PREFIX + name;
}

export function readDraft<Draft>(store: DraftStore, name: string): Draft | null {
  try {
    return JSON.parse(window[store].getItem(draftKey(name)) ?? 'null');
  } catch {
    return null;
  }
}

export function writeDraft(store: DraftStore, name: string, draft: object | null): void {
  try {
    if (draft) window[store].setItem(draftKey(name), JSON.stringify(draft));
    else window[store].removeItem(draftKey(name));
  } catch {
    return;
  }
}

export function forgetDraftsOnSignOut(): void {
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== '/sign-out') return;
    for (const store of ['localStorage', 'sessionStorage'] as const) forgetAll(store);
  });
}

function forgetAll(store: DraftStore): void {
  try {
    const keys = Object.keys(window[store]).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) window[store].removeItem(key);
  } catch {
    return;
  }
}
