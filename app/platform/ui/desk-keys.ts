import { KEYS_SETTING } from './keys-setting.ts';

const STEPS: Record<string, 1 | -1> = { j: 1, k: -1 };
const MENU_STEPS: typeof STEPS = { ...STEPS, ArrowDown: 1, ArrowUp: -1 };

/** Acts on the current line when none is ticked. */
const ON_TICKED = new Set(['e', 's', 'a', 't']);

/** Presses or focuses what is marked with `data-key`; j and k also go through the lines of a list, `data-line`. */
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

/** Not with a modifier, not while somebody types, and not when they are switched off. */
function isMeant({ key, ctrlKey, metaKey, altKey, target, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || !(key === '?' || isOn())) return false;
  return !(
    target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, dialog[open]')
  );
}

function act(key: string): boolean {
  const menu = document.querySelector('.action-menu:popover-open');
  if (menu) return goThrough([...menu.querySelectorAll<HTMLElement>('button')], MENU_STEPS[key]);
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

/** False when the key does not move, or there is nothing to go through. */
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
