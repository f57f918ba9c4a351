import {
  connectAuthDialog,
  connectAuthForm,
  connectPasswordField,
} from '#app/accounts/core/auth-elements.ts';
import { forgetDraftsOnSignOut } from '#app/platform/drafts/browser-drafts.ts';
import { connectLegalDecision } from '#app/site/legal/legal-elements.ts';
import { connectListingLogo } from '#app/lists/core/logo-element.ts';
import { connectOfflineCopy } from '#app/site/offline/offline-copy.ts';
import { connectCookieConsent } from '#app/site/shell/cookie-consent.ts';
import { connectHeader } from '#app/site/shell/header-element.ts';
import { connectSupportState } from '#app/site/shell/support-state.ts';
import { connectToastRegion } from '#app/site/shell/toast-region.ts';
import { whenHydrated } from '#app/platform/ui/hydrated.ts';

const elements = {
  'article-search': async (host) =>
    (await import('#app/site/blog/article-search-element.ts')).connectArticleSearch(host),
  'auth-form': connectAuthForm,
  'booking-steps': async (host) =>
    (await import('#app/bookings/public/steps-element.ts')).connectBookingSteps(host),
  'passkey-form': async (host) =>
    (await import('#app/accounts/core/passkeys/passkey-element.ts')).connectPasskeyForm(host),
  'password-field': connectPasswordField,
  'site-header': (host) => {
    connectAuthDialog(host);
    connectHeader(host);
  },
  'support-state': connectSupportState,
  'contact-form': async (host) =>
    (await import('#app/enquiries/public/contact-element.ts')).connectContactForm(host),
  'cookie-consent': connectCookieConsent,
  'copy-link': async (host) => (await import('#app/site/blog/article-elements.ts')).connectCopyLink(host),
  'copy-print': async (host) =>
    (await import('#app/platform/ui/copy-print-element.ts')).connectCopyPrint(host),
  'desk-palette': async (host) =>
    (await import('#app/desk/search/palette-button.ts')).connectPaletteButton(host),
  'desk-keys': async (host) => (await import('#app/platform/ui/desk-keys.ts')).connectDeskKeys(host),
  'draft-keeper': async (host) =>
    (await import('#app/enquiries/desk/enquiry/draft-keeper.ts')).connectDraftKeeper(host),
  'documents-waiting': loadDocumentsWaiting,
  'drawn-name': async (host) =>
    (await import('#app/work/client/drawn-name-element.ts')).connectDrawnName(host),
  'file-check': async (host) =>
    (await import('#app/work/signatures/verify-element.ts')).connectFileCheck(host),
  'file-upload': loadFileUpload,
  'kept-answer': async (host) =>
    (await import('#app/enquiries/client/answer-draft.ts')).connectAnswerDraft(host),
  'kept-questions': async (host) =>
    (await import('#app/work/client/kept-questions.ts')).connectKeptQuestions(host),
  'legal-decision': connectLegalDecision,
  'listing-logo': connectListingLogo,
  'live-calculator': loadLiveCalculator,
  'live-choice': async (host) => (await import('#app/firm/deadlines/live-choice.ts')).connectLiveChoice(host),
  'message-read': async (host) => (await import('#app/work/client/message-read.ts')).connectMessageRead(host),
  'notice-reader': loadNoticeReader,
  'offline-copy': connectOfflineCopy,
  'page-picture': loadPagePicture,
  'photo-check': async (host) =>
    (await import('#app/work/documents/photo-check-element.ts')).connectPhotoCheck(host),
  'price-finder': async (host) =>
    (await import('#app/firm/core/price-finder-element.ts')).connectPriceFinder(host),
  'quick-estimate': loadQuickEstimate,
  'read-moment': async (host) => (await import('#app/site/blog/article-elements.ts')).connectReadMoment(host),
  'site-search': loadSiteSearch,
  'slide-show': async (host) => (await import('#app/lists/core/carousel-element.ts')).connectCarousel(host),
  'stored-here': async (host) =>
    (await import('#app/site/legal/stored-here-element.ts')).connectStoredHere(host),
  'toast-region': connectToastRegion,
} satisfies Record<string, (host: HTMLElement) => void | Promise<void>>;

/** Nothing of it is loaded before somebody goes into the box. */
async function loadSiteSearch(host: HTMLElement): Promise<void> {
  await entered(host);
  (await import('#app/site/search/search-element.ts')).connectSiteSearch(host);
}

/** Resolves once somebody is in it, who may have come before this script. */
function entered(host: HTMLElement): Promise<unknown> {
  if (host.contains(document.activeElement)) return Promise.resolve();
  return new Promise((resolve) => host.addEventListener('focusin', resolve, { once: true }));
}

/** Resolves after the load and the first contentful paint: an animation frame after the load may come before that paint. */
const painted = new Promise<void>((resolve) => {
  const whenPainted = () => {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') whenPainted();
  else window.addEventListener('load', whenPainted, { once: true });
});

/** When the page is painted, or as soon as somebody touches the form. */
function isNeeded(host: HTMLElement): Promise<unknown> {
  return Promise.race([painted, entered(host)]);
}

async function markPainted(): Promise<void> {
  await painted;
  document.documentElement.dataset.painted = '';
}

async function loadQuickEstimate(host: HTMLElement): Promise<void> {
  await isNeeded(host);
  const { connectQuickEstimate } = await import('#app/tools/calculators/quick-estimate-element.ts');
  connectQuickEstimate(host);
}

async function loadLiveCalculator(host: HTMLElement): Promise<void> {
  // React owns a page that was reached from a hydrated one.
  if ('hydrated' in document.documentElement.dataset) return;
  // Only the script can read the amounts of a shared link.
  if (!location.hash.includes('=')) await isNeeded(host);
  // Components refuse to run under `npm run dev` without Remix's refresh runtime.
  if (import.meta.env.DEV) Object.assign(window, { __vite_plugin_react_preamble_installed__: true });
  await import(/* @vite-ignore */ host.dataset.script ?? '');
}

async function loadDocumentsWaiting(): Promise<void> {
  // There React owns the list, and draws it again at the next visit.
  if ('hydrated' in document.documentElement.dataset) return;
  const { watchDocuments } = await import('#app/work/documents/waiting-element.ts');
  await watchDocuments();
}

async function loadFileUpload(host: HTMLElement): Promise<void> {
  const { connectFileUpload } = await import('#app/work/documents/upload-element.ts');
  await whenHydrated();
  connectFileUpload(host);
}

async function loadPagePicture(host: HTMLElement): Promise<void> {
  const { connectPagePicture } = await import('#app/work/desk/page-picture-element.ts');
  await whenHydrated();
  connectPagePicture(host);
}

/** Nothing of it is loaded before the form around it is unfolded. */
function loadNoticeReader(host: HTMLElement): void {
  const fold = host.closest('details');
  const load = async () => {
    const { connectNoticeReader } = await import('#app/work/desk/notice-element.ts');
    await whenHydrated();
    connectNoticeReader(host);
  };
  if (!fold || fold.open) void load();
  else fold.addEventListener('toggle', () => void load(), { once: true });
}

export type ElementName = keyof typeof elements;

forgetDraftsOnSignOut();
void markPainted();

for (const [name, connect] of Object.entries(elements)) {
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback() {
        void connect(this);
      }
    },
  );
}
