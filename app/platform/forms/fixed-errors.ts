type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Call it after a change of `changed`: an error disappears with its cause, the notice with the last error. */
export function clearFixedErrors(host: HTMLElement, changed: EventTarget | null): void {
  if (!(changed instanceof HTMLElement)) return;
  const errors = [...host.querySelectorAll<Control>('[aria-invalid]')];
  for (const control of errors) if (isFixed(control, changed)) clearError(control);
  const notice = host.querySelector('[data-of=fields]');
  const first = errors.find((control) => control.hasAttribute('aria-invalid'));
  const message = notice?.querySelector('[data-message]');
  if (first && message) message.textContent = messageOf(first)?.textContent ?? '';
  else notice?.remove();
}

/** A choice can cause an error elsewhere: the type decides the fields, the country code the form of a number. */
function isFixed(control: Control, changed: HTMLElement): boolean {
  if (!control.checkVisibility()) return true;
  const isChoice = !changed.matches('textarea, input:not([type=radio])');
  return (control === changed || isChoice) && isGood(control);
}

function isGood(control: Control): boolean {
  const most = Number(control.dataset.most ?? Infinity);
  return control.checkValidity() && control.value.trim().length <= most;
}

function clearError(control: Control): void {
  const message = messageOf(control);
  const others = (control.getAttribute('aria-describedby') ?? '').replace(message?.id ?? '', '').trim();
  control.removeAttribute('aria-invalid');
  if (others) control.setAttribute('aria-describedby', others);
  else control.removeAttribute('aria-describedby');
  message?.remove();
}

function messageOf(control: Control): HTMLElement | null {
  return document.getElementById(`${control.id}-error`);
}
