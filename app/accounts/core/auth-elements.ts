import { parsePage } from '#app/platform/http/parse-page.ts';
import { sentFields } from '#app/platform/forms/sent-fields.ts';
import { closestTo } from '#app/platform/ui/closest-to.ts';

export function connectAuthForm(host: HTMLElement): void {
  host.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || !button.dataset.busy) return;
    button.textContent = button.dataset.busy;
    // After the browser has read the form: a disabled button would not be in it.
    setTimeout(() => (button.disabled = true));
  });
  const sendIfWhole = () => {
    const form = host.querySelector('form');
    if (form?.matches(':valid')) form.requestSubmit(form.querySelector<HTMLElement>('button[type=submit]'));
  };
  if (host.dataset.send !== undefined) sendIfWhole();
  const hint = host.querySelector<HTMLElement>('[data-goes-on]');
  if (!hint) return;
  hint.hidden = false;
  host.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.autocomplete === 'one-time-code') sendIfWhole();
  });
}

export function connectPasswordField(host: HTMLElement): void {
  const input = host.querySelector('input');
  const button = host.querySelector('button');
  if (!input || !button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    const shown = input.type === 'password';
    input.type = shown ? 'text' : 'password';
    button.textContent = shown ? 'Hide password' : 'Show password';
    button.setAttribute('aria-pressed', String(shown));
    input.focus();
  });
}

export function connectAuthDialog(header: HTMLElement): void {
  let dialog: HTMLDialogElement | undefined;
  const onClick = (event: MouseEvent) => {
    const link = closestTo(event, 'a');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (
      !link?.matches('[data-auth-dialog], [data-auth-switch]') ||
      !isPlain ||
      location.pathname.startsWith('/auth')
    )
      return;
    event.preventDefault();
    dialog ??= makeDialog(header);
    void show(dialog, withReturn(link.href));
  };
  // In the capture phase, to run before React's own links.
  window.addEventListener('click', onClick, { capture: true });
}

function makeDialog(header: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'auth-dialog';
  dialog.setAttribute('aria-label', 'Sign in');
  dialog.addEventListener('submit', (event) => void submit(dialog, event));
  header.append(dialog);
  return dialog;
}

async function show(dialog: HTMLDialogElement, address: string, init?: RequestInit): Promise<void> {
  if (!dialog.open) {
    dialog.replaceChildren(loading());
    dialog.showModal();
  }
  try {
    const answer = await fetch(address, { ...init, redirect: 'manual' });
    // A redirect means success, or a second step on another page.
    if (answer.type === 'opaqueredirect') return leave(address);
    const page = parsePage(await answer.text());
    const form = page.querySelector('[data-auth-form]');
    if (!form) return location.assign(address);
    dialog.replaceChildren(closeButton(dialog), document.adoptNode(form));
    (form.querySelector<HTMLElement>('[role=alert]') ?? form.querySelector('input'))?.focus();
  } catch {
    location.assign(address);
  }
}

async function submit(dialog: HTMLDialogElement, event: SubmitEvent): Promise<void> {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  if (!form.action.includes('/auth') || form.action.includes('/auth/')) return;
  event.preventDefault();
  const body = sentFields(form);
  await show(dialog, form.action, { method: 'POST', body });
}

function leave(address: string): void {
  if (new URL(address).searchParams.get('mode') === 'signup') location.reload();
  else location.assign(address);
}

function withReturn(href: string): string {
  const address = new URL(href);
  address.searchParams.set('from', location.pathname + location.search);
  return address.href;
}

function loading(): HTMLElement {
  const text = document.createElement('p');
  text.textContent = 'Loading...';
  text.setAttribute('role', 'status');
  return text;
}

function closeButton(dialog: HTMLDialogElement): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button auth-dialog-close';
  button.setAttribute('aria-label', 'Close');
  button.textContent = '×';
  button.addEventListener('click', () => dialog.close());
  return button;
}
