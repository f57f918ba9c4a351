import { KEYS_SETTING } from './keys-setting.ts';
import { typedChoice } from './typed-choice.ts';

const STEPS: Record<string, 1 | -1> = { j: 1, k: -1 };
const MENU_STEPS: typeof STEPS = { ...STEPS, ArrowDown: 1, ArrowUp: -1 };

/** In a menu letters that are typed within this time are one word. */
const WORD_LASTS = 1000;

/** With no tick they act on the current line. */
const ON_TICKED = new Set(['e', 's', 'a', 't', '!']);

/** Presses or focuses what has `data-key`; j and k also go through the lines of a list, `data-line`. */
export function connectDeskKeys(host: HTMLElement): void {
  const dialog = host.querySelector('dialog');
  const button = host.querySelector('button');
  const box = host.querySelector<HTMLInputElement>('[name=keys]');
  if (!dialog || !button || !box) return;
  box.checked = isOn();
  box.addEventListener('change', () => setOn(box.checked));
  button.addEventListener('click', () => dialog.showModal());
  // Added once, so that a key works the moment the next page is there.
  document.addEventListener('keydown', listen);
}

function listen(event: KeyboardEvent): void {
  if (document.querySelector('desk-keys') && isMeant(event) && act(event.key)) event.preventDefault();
}

function isMeant({ key, ctrlKey, metaKey, altKey, target, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || !(key === '?' || isOn())) return false;
  return !(
    target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, dialog[open]')
  );
}

function act(key: string): boolean {
  const menu = document.querySelector('.action-menu:popover-open');
  if (menu) {
    const choices = [...menu.querySelectorAll<HTMLElement>('button')];
    return jump(choices, key) || goThrough(choices, MENU_STEPS[key]);
  }
  const rows = [...document.querySelectorAll<HTMLElement>('[data-line]')];
  if (goThrough(rows, STEPS[key])) return true;
  const row = rows.find((one) => one === document.activeElement);
  const tick = row?.closest('tr')?.querySelector<HTMLInputElement>('[name=ticked]');
  const target = { x: tick, o: row }[key];
  if (target) {
    target.click();
    return true;
  }
  if (ON_TICKED.has(key) && tick && !document.querySelector('[name=ticked]:checked')) tick.click();
  return press(key);
}

let word = { text: '', at: 0 };

function jump(choices: readonly HTMLElement[], key: string): boolean {
  if (!/^[\p{L}\p{N}]$/u.test(key)) return false;
  const labels = choices.map(({ textContent }) => textContent);
  const here = choices.findIndex((one) => one === document.activeElement);
  const at = performance.now();
  const longer = at - word.at < WORD_LASTS && word.text ? word.text + key : '';
  const found = longer ? typedChoice(labels, longer, here) : -1;
  const next = found < 0 ? typedChoice(labels, key, here) : found;
  word = { text: found < 0 ? key : longer, at };
  choices[next]?.focus();
  return next >= 0;
}

function goThrough(stops: readonly HTMLElement[], step: 1 | -1 | undefined): boolean {
  if (step === undefined || stops.length === 0) return false;
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[at < 0 ? 0 : Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  return true;
}

function press(key: string): boolean {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-key]')];
  const target = marked.find((one) => one.dataset.key === key && one.checkVisibility());
  if (target?.matches('input, textarea, select')) target.focus();
  else target?.click();
  const menu = document.getElementById(target?.getAttribute('popovertarget') ?? '');
  menu?.querySelector<HTMLElement>('input, button')?.focus();
  return target !== undefined;
}

function isOn(): boolean {
  try {
    return localStorage.getItem(KEYS_SETTING) !== 'off';
  } catch {
    return true;
  }
}

function setOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEYS_SETTING);
    else localStorage.setItem(KEYS_SETTING, 'off');
  } catch {
    return;
  }
}
