import {
  consentTo,
  EVERYTHING,
  NECESSARY_ONLY,
  READING_PAGES,
  storeConsent,
  storedConsent,
  type Consent,
} from './consent-store.ts';
import { closestTo } from '#app/platform/ui/closest-to.ts';

export function connectCookieConsent(host: HTMLElement): void {
  const ask = host.querySelector<HTMLDialogElement>('[data-consent="ask"]');
  const dialog = host.querySelector<HTMLDialogElement>('[data-consent="choose"]');
  if (!ask || !dialog) return;

  const settle = (consent: Consent) => {
    storeConsent(consent);
    showQuestion(false);
  };
  const openPreferences = () => {
    showChoices(dialog, storedConsent() ?? NECESSARY_ONLY);
    dialog.showModal();
  };

  showQuestion(storedConsent() === null && !READING_PAGES.includes(location.pathname));
  const read = (answered: HTMLDialogElement) => {
    const choice = answered.returnValue;
    answered.returnValue = '';
    switch (choice) {
      case 'all':
        return settle(EVERYTHING);
      case 'necessary':
        return settle(NECESSARY_ONLY);
      case 'chosen':
        return settle(consentTo((name) => toggle(dialog, name)?.checked ?? false));
      case 'preferences':
        ask.open = true;
        // Whoever went on to a field meanwhile is not interrupted.
        if (document.activeElement !== document.body) return;
        ask.querySelector<HTMLElement>('[value="preferences"]')?.focus();
        return openPreferences();
    }
  };

  // The browser closed it by itself, before this script came.
  if (!ask.open) read(ask);
  ask.addEventListener('close', () => read(ask));
  ask.addEventListener('submit', (event) => {
    if (event.submitter?.getAttribute('value') !== 'preferences') return;
    // Closed and opened again, it would move the page twice.
    event.preventDefault();
    openPreferences();
  });
  ask.addEventListener('click', (event) => {
    if (closestTo(event, 'a')) showQuestion(false);
  });
  dialog.addEventListener('close', () => read(dialog));
  document.addEventListener('click', (event) => {
    if (closestTo(event, '[data-cookie-preferences]')) openPreferences();
  });
}

/** The page's head sets this mark before the first paint. */
function showQuestion(isAsked: boolean): void {
  document.documentElement.toggleAttribute('data-asks-consent', isAsked);
}

function showChoices(dialog: HTMLDialogElement, consent: Consent): void {
  for (const [name, on] of Object.entries(consent)) {
    const input = toggle(dialog, name);
    if (input) input.checked = on;
  }
}

function toggle(dialog: HTMLDialogElement, name: string): HTMLInputElement | null {
  return dialog.querySelector(`input[name="${name}"]`);
}
