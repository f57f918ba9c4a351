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
  ask.addEventListener('click', (event) => {
    if (closestTo(event, 'a')) showQuestion(false);
    switch (closestTo(event, '[data-consent]')?.dataset.consent) {
      case 'all':
        return settle(EVERYTHING);
      case 'necessary':
        return settle(NECESSARY_ONLY);
      case 'preferences':
        return openPreferences();
    }
  });
  dialog.addEventListener('close', () => {
    const choice = dialog.returnValue;
    dialog.returnValue = '';
    if (choice === 'all') settle(EVERYTHING);
    if (choice === 'necessary') settle(NECESSARY_ONLY);
    if (choice === 'chosen') settle(consentTo((name) => toggle(dialog, name)?.checked ?? false));
  });
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
