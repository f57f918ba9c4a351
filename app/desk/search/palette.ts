import type { HitGroup } from './search.server.ts';
import { rememberPage, recentPages } from './recent-pages.ts';

const PAUSE = 90;

const AWAY = 'The search did not answer. Press Enter to try it on its page.';

let opened: HTMLDialogElement | null = null;

export function openPalette(): void {
  rememberPage();
  const dialog = opened?.isConnected ? opened : buildPalette();
  opened = dialog;
  if (dialog.open) return;
  const field = dialog.querySelector('input')!;
  field.value = '';
  field.dispatchEvent(new Event('input'));
  dialog.showModal();
}

/** At the end of the body, where React ignores elements that it did not make. */
function buildPalette(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'palette';
  dialog.setAttribute('aria-label', 'Search the desk');
  dialog.innerHTML = `
    <form action="/admin/search" role="search">
      <input name="q" class="input" type="text" role="combobox" aria-label="Search the desk" aria-expanded="true" aria-controls="palette-hits"
        aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200" placeholder="A person, a message, a page">
    </form>
    <div id="palette-hits" role="listbox" aria-label="Results"></div>
    <p class="hint" role="status"></p>`;
  document.body.append(dialog);
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  connect(dialog, dialog.querySelector('input')!, dialog.querySelector('[role=listbox]')!);
  return dialog;
}

function connect(dialog: HTMLDialogElement, field: HTMLInputElement, list: HTMLElement): void {
  const status = dialog.querySelector('[role=status]')!;
  let asking: AbortController | null = null;
  let timer = 0;
  let isAsking = false;
  let isEntered = false;

  const show = (groups: readonly HitGroup[], words = '') => {
    list.replaceChildren(...groups.map(groupOf));
    const count = list.querySelectorAll('[role=option]').length;
    const found = count === 1 ? 'One result' : `${count} results`;
    const notes = groups.flatMap(({ note }) => note ?? []);
    status.textContent =
      words && (count > 0 ? [...notes, found].join(' ') : 'Nothing fits. Try fewer words.');
    activate(0);
    if (isEntered) list.querySelector<HTMLElement>('[role=option]')?.click();
    isAsking = isEntered = false;
  };
  const activate = (index: number) => {
    const options = [...list.querySelectorAll<HTMLElement>('[role=option]')];
    options.forEach((option, at) => option.setAttribute('aria-selected', String(at === index)));
    const active = options[index];
    if (active) field.setAttribute('aria-activedescendant', active.id);
    else field.removeAttribute('aria-activedescendant');
    active?.scrollIntoView({ block: 'nearest' });
  };
  const move = (by: 1 | -1) => {
    const options = [...list.querySelectorAll('[role=option]')];
    const at = options.findIndex((option) => option.getAttribute('aria-selected') === 'true');
    if (options.length > 0) activate((at + by + options.length) % options.length);
  };
  const ask = async (words: string) => {
    asking = new AbortController();
    const { signal } = asking;
    try {
      const answer = await fetch(`/admin/search.json?${new URLSearchParams({ q: words })}`, { signal });
      if (!answer.ok) throw new Error(String(answer.status));
      const { groups }: { groups: HitGroup[] } = await answer.json();
      if (!signal.aborted) show(groups, words);
    } catch {
      if (signal.aborted) return;
      status.textContent = AWAY;
      isAsking = false;
      if (isEntered) field.form?.requestSubmit();
    }
  };

  field.addEventListener('input', () => {
    asking?.abort();
    clearTimeout(timer);
    isEntered = false;
    const words = field.value.trim();
    if (!words) return show(usualPages());
    // Enter must not open a result of the previous words.
    activate(-1);
    isAsking = true;
    timer = window.setTimeout(() => void ask(words), PAUSE);
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key !== 'Enter' || event.isComposing) return;
    const active = list.querySelector<HTMLElement>('[aria-selected=true]');
    if (!active && field.value.trim() && !isAsking) return;
    event.preventDefault();
    // Enter came before the answer: its first result opens once it is there.
    isEntered = isAsking;
    active?.click();
  });
}

function usualPages(): HitGroup[] {
  const recent = recentPages().filter(({ path }) => path !== window.location.pathname);
  const menu = document.querySelectorAll<HTMLAnchorElement>(
    'nav[aria-label=Administration] a[href^="/admin"]',
  );
  const pages = new Map(
    [...menu].map((link) => [
      link.pathname,
      link.querySelector('span')?.textContent ?? link.textContent ?? '',
    ]),
  );
  return [
    { title: 'Recent', hits: recent },
    { title: 'Pages', hits: [...pages].map(([path, title]) => ({ path, title })) },
  ].filter(({ hits }) => hits.length > 0);
}

function groupOf({ title, note, hits }: HitGroup): HTMLElement {
  const group = document.createElement('div');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', title);
  const head = document.createElement('p');
  head.setAttribute('aria-hidden', 'true');
  head.textContent = note ? `${title}. ${note}` : title;
  group.append(
    head,
    ...hits.map(({ path, title: words, about }, index) => {
      const option = document.createElement('a');
      option.href = path;
      option.id = `palette-${title.toLowerCase()}-${index}`;
      option.setAttribute('role', 'option');
      option.tabIndex = -1;
      option.append(words);
      if (about) option.append(Object.assign(document.createElement('span'), { textContent: about }));
      return option;
    }),
  );
  return group;
}
