import { searchPage } from '#content/pages/search.ts';
import { INDEX_PATH, KINDS, searchPath, type Entry } from './entry.ts';
import { createSearch } from './ranking.ts';

const LISTED = 7;
const LIST_ID = 'search-hits';

/** A combobox with a list below it (WAI-ARIA): arrows choose, Enter opens, Escape closes. */
export function connectSiteSearch(host: HTMLElement): void {
  const field = host.querySelector('input');
  if (!field) return;
  const { list, status } = buildList(host);
  const find = loadIndex(host.dataset.sheet ?? '');
  let chosen = -1;

  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const choose = (index: number) => {
    chosen = index;
    options().forEach((option, at) => option.setAttribute('aria-selected', String(at === index)));
    const option = options()[index];
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  };
  const open = (isOpen: boolean) => {
    list.hidden = !isOpen;
    field.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) choose(-1);
  };
  const show = async () => {
    const query = field.value.trim();
    const search = query ? await find : null;
    // Meanwhile somebody typed on, or left.
    if (query !== field.value.trim() || !host.contains(document.activeElement)) return;
    const found = search?.(query) ?? [];
    list.replaceChildren(...found.slice(0, LISTED).map(rowOf));
    if (found.length > LISTED) list.append(allRow(query, found.length));
    choose(-1);
    open(found.length > 0);
    status.textContent = query && wordsOf(search ? found.length : null, query);
  };

  field.addEventListener('input', () => void show());
  field.addEventListener('keydown', (event) => {
    const isOpen = !list.hidden;
    const count = options().length;
    if (event.key === 'Escape' && isOpen) open(false);
    else if (event.key === 'ArrowDown' && isOpen) choose(chosen + 1 < count ? chosen + 1 : 0);
    else if (event.key === 'ArrowUp' && isOpen) choose(chosen > 0 ? chosen - 1 : count - 1);
    else if (event.key === 'ArrowDown') void show();
    else if (event.key === 'Enter' && !event.isComposing && chosen >= 0) options()[chosen]?.click();
    else return;
    event.preventDefault();
  });
  host.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && host.contains(relatedTarget))) open(false);
  });
  host.addEventListener('focusin', () => void show());
  // A press on a row would take the focus, and the list would close before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', () => open(false));
  void show();
}

type Find = (query: string) => Entry[];

/** Null if the index does not load: the form still opens the page of results. */
async function loadIndex(sheet: string): Promise<Find | null> {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet }));
  try {
    const answer = await fetch(INDEX_PATH);
    return answer.ok ? createSearch(await answer.json()) : null;
  } catch {
    return null;
  }
}

function buildList(host: HTMLElement) {
  const list = document.createElement('div');
  list.id = LIST_ID;
  list.hidden = true;
  list.className = 'search-hits';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Results');
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  host.append(list, status);
  const field = host.querySelector('input')!;
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-expanded', 'false'],
    ['aria-controls', LIST_ID],
    ['aria-autocomplete', 'list'],
  ] as const)
    field.setAttribute(name, value);
  return { list, status };
}

function rowOf({ kind, title, about, to }: Entry, index: number): HTMLElement {
  const row = option(to, `${LIST_ID}-${index}`);
  row.append(part('b', title), part('small', KINDS[kind]), part('span', about));
  return row;
}

function allRow(query: string, count: number): HTMLElement {
  const row = option(searchPath(query), `${LIST_ID}-all`);
  row.append(part('b', searchPage.all(count)));
  return row;
}

function option(href: string, id: string): HTMLElement {
  const row = Object.assign(document.createElement('a'), { href, id, tabIndex: -1 });
  row.setAttribute('role', 'option');
  return row;
}

function part(name: 'b' | 'small' | 'span', text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

function wordsOf(count: number | null, query: string): string {
  if (count === null) return searchPage.away;
  return count === 0 ? searchPage.nothing(query) : searchPage.count(count, query);
}
