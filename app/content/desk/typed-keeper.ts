import { SECOND } from '#app/platform/core/time.ts';
import { OWNER_FIELD } from '#app/platform/drafts/owner-field.ts';
import type { Entries } from '#app/content/core/values.ts';
import type { Checked } from './page.ts';

/** `touched`: fields that were typed in here. Null: it could not be sent, or the session has ended. */
export type Typing = { touched: ReadonlySet<string>; typed: Entries; checked: Checked | null };

const PAUSE = 0.8 * SECOND;

/** Posts a form after each pause of typing, and shows the answer. Returns a function that ends this. */
export function keepTyped(form: HTMLFormElement, path: string, show: (typing: Typing) => void): () => void {
  const touched = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let sent = 0;

  async function send() {
    clearTimeout(waiting);
    waiting = undefined;
    const number = ++sent;
    const typed = entriesIn(form);
    const checked = await post(path, typed);
    if (number === sent) show({ touched: new Set(touched), typed, checked });
  }

  function type({ target }: Event) {
    if (target instanceof HTMLElement) touched.add(target.getAttribute('name') ?? '');
    clearTimeout(waiting);
    waiting = setTimeout(() => void send(), PAUSE);
  }

  function leave() {
    if (waiting !== undefined && document.visibilityState === 'hidden') void send();
  }

  // The form's own post stores it or returns the problems; other forms of the page wait until what was typed is kept.
  function submit({ target }: Event) {
    if (target !== form) return waiting === undefined ? undefined : void send();
    clearTimeout(waiting);
    waiting = undefined;
    sent += 1;
  }

  form.addEventListener('input', type);
  document.addEventListener('submit', submit, true);
  document.addEventListener('visibilitychange', leave);
  return () => {
    form.removeEventListener('input', type);
    document.removeEventListener('submit', submit, true);
    document.removeEventListener('visibilitychange', leave);
    if (waiting !== undefined) void send();
    sent += 1;
  };
}

async function post(path: string, typed: Entries): Promise<Checked | null> {
  const body = new URLSearchParams(typed);
  // A browser finishes a request of a closed page only if it is short.
  const keepalive = String(body).length < 60_000;
  try {
    const answer = await fetch(path, { method: 'POST', body, keepalive });
    if (!answer.ok) return null;
    const checked: Checked = await answer.json();
    const { theirs } = checked;
    return theirs ? { ...checked, theirs: { ...theirs, at: new Date(theirs.at) } } : checked;
  } catch {
    return null;
  }
}

function entriesIn(form: HTMLFormElement): Entries {
  const entries: Entries = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && name !== OWNER_FIELD)
      entries[name] = entries[name] === undefined ? value : `${entries[name]}\n${value}`;
  return entries;
}
