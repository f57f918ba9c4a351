import { firm } from '#content/firm.ts';

export type Consent = { necessary: true; analytics: boolean; marketing: boolean; functional: boolean };

/** The question stays closed on the pages that explain it. */
export const READING_PAGES = ['/terms', '/privacy'];

export const CONSENT_KEY = `${firm.storageKey}.cookie-consent`;

export const NECESSARY_ONLY = consentTo(() => false);
export const EVERYTHING = consentTo(() => true);

export function consentTo(isChosen: (name: keyof Consent) => boolean): Consent {
  return {
    necessary: true,
    analytics: isChosen('analytics'),
    marketing: isChosen('marketing'),
    functional: isChosen('functional'),
  };
}

/** Null if there is none or it cannot be read. */
export function storedConsent(): Consent | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');
    return value && typeof value === 'object' ? { ...NECESSARY_ONLY, ...value, necessary: true } : null;
  } catch {
    return null;
  }
}

/** Where the browser forbids storage, nothing is stored: the dialog opens again. */
export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent));
  } catch {
    return;
  }
}
