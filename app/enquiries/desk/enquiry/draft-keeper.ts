import { whenHydrated } from '#app/platform/ui/hydrated.ts';
import { readDraft, writeDraft, type Typed } from '#app/platform/drafts/browser-drafts.ts';
import { paragraphs } from '#app/platform/core/text.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { writeText } from '#app/platform/ui/write-text.ts';
import { writingText } from './writing-text.ts';

const SAVE_AFTER = SECOND;
const LOOK_EVERY = 15 * SECOND;

/** Saves the reply as it is typed, and says who else writes one. The browser keeps what the site does not hold yet. */
export async function connectDraftKeeper(host: HTMLElement): Promise<void> {
  const { form: formId = '', path = '', draft = '', sent = '' } = host.dataset;
  const form = document.getElementById(formId);
  const field = form?.querySelector('textarea');
  if (!(form instanceof HTMLFormElement) || !field) return;
  let saved = field.defaultValue;
  let latest = saved;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  const base = () => `${sent} ${paragraphs(saved)}`;

  function keepHere() {
    const typed = field && field.value !== saved ? { text: field.value, base: base() } : null;
    writeDraft('localStorage', draft, typed satisfies Typed | null);
  }

  function type() {
    isSending = false;
    keepHere();
    clearTimeout(waiting);
    waiting = setTimeout(() => void save(), SAVE_AFTER);
  }

  async function save(options: RequestInit = {}) {
    clearTimeout(waiting);
    const body = field?.value ?? '';
    if (isSending || body === latest) return;
    latest = body;
    const answer = await fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ body }),
      ...options,
    }).catch(() => null);
    if (answer?.ok) {
      saved = body;
      keepHere();
      show(host, await writersIn(answer), 'Draft saved');
    } else {
      latest = saved;
      show(host, [], 'The draft is kept in this browser only: the site could not be reached');
    }
  }

  async function look() {
    if (!host.isConnected) return stop();
    if (document.visibilityState !== 'visible') return;
    if (field?.value !== saved) return save();
    const answer = await fetch(path, { headers: { Accept: 'application/json' } }).catch(() => null);
    if (answer?.ok) show(host, await writersIn(answer));
  }

  function stop() {
    clearInterval(looking);
    document.removeEventListener('visibilitychange', leave);
    void save({ keepalive: true });
  }

  function leave() {
    if (!host.isConnected) stop();
    else if (document.visibilityState === 'hidden') void save({ keepalive: true });
  }

  const looking = setInterval(() => void look(), LOOK_EVERY);
  document.addEventListener('visibilitychange', leave);
  form.addEventListener('submit', () => {
    isSending = true;
    clearTimeout(waiting);
  });
  field.addEventListener('input', type);
  field.addEventListener('change', () => void save());

  await whenHydrated();
  const kept = readDraft<Typed>('localStorage', draft);
  if (kept && kept.base !== base()) writeDraft('localStorage', draft, null);
  else if (kept && field.value === saved) field.value = kept.text;
  if (field.value !== saved) type();
}

async function writersIn(answer: Response): Promise<string[]> {
  const { writers }: { writers: string[] } = await answer.json();
  return writers;
}

function show(host: HTMLElement, writers: readonly string[], state = ''): void {
  for (const shown of document.querySelectorAll<HTMLElement>('[data-writers]')) shown.hidden = true;
  const text = [writers.length > 0 && `${writingText(writers)}.`, state && `${state}.`]
    .filter(Boolean)
    .join(' ');
  writeText(host, text);
}
