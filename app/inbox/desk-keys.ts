import { KEYS_SETTING } from '#app/shell/keys-setting.ts';

/** Presses or focuses what is marked with `data-key`; j and k also go through the lines of a list. */
export function connectDeskKeys(host: HTMLElement): void {
  const dialog = host.querySelector('dialog');
  const button = host.querySelector('button');
  const box = host.querySelector<HTMLInputElement>('[name=keys]');
  if (!dialog || !button || !box) return;
  box.checked = isOn();
  box.addEventListener('change', () => setOn(box.checked));
  button.addEventListener('click', () => dialog.showModal());
  const listen = (event: KeyboardEvent) => {
    if (!host.isConnected) document.removeEventListener('keydown', listen);
    else if (!dialog.open && isMeant(event) && act(event.key)) event.preventDefault();
  };
  document.addEventListener('keydown', listen);
}

/** Not with a modifier, not while somebody types, and not when they are switched off. */
function isMeant({ key, ctrlKey, metaKey, altKey, target, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || !(key === '?' || isOn())) return false;
  return !(
    target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, dialog[open]')
  );
}

function act(key: string): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  if (rows.length > 0 && (key === 'j' || key === 'k')) {
    rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + (key === 'j' ? 1 : -1)))]?.focus();
    return true;
  }
  const tick = rows[at]?.closest('tr')?.querySelector<HTMLInputElement>('[name=ticked]');
  if (key === 'x' && tick) {
    tick.click();
    return true;
  }
  if ((key === 'e' || key === 's') && tick && !document.querySelector('[name=ticked]:checked')) tick.click();
  return press(key);
}

function press(key: string): boolean {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-key]')];
  const target = marked.find((one) => one.dataset.key === key && one.checkVisibility());
  if (target?.matches('input, textarea, select')) target.focus();
  else target?.click();
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
