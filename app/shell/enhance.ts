import { connectAuthDialog, connectAuthForm, connectPasswordField } from '#app/accounts/auth-elements.ts';
import { connectCopyLink, connectReadMoment } from '#app/blog/article-elements.ts';
import { supportState } from '#app/firm/hours.ts';
import { connectLegalDecision, connectStoredHere } from '#app/legal/legal-elements.ts';
import { connectListingLogo } from '#app/listings/logo-element.ts';
import { connectSlideShow } from '#app/listings/slide-show.ts';
import { connectCookieConsent } from './cookie-consent.ts';
import { connectOfflineCopy } from './offline-copy.ts';
import { connectToastRegion } from './toast-region.ts';

const MINUTE = 60_000;

/** The whole script of a page that does not hydrate. Every part of it adds to something that works without. */
const elements = {
  'auth-form': connectAuthForm,
  'password-field': connectPasswordField,
  'site-header': connectHeader,
  'support-state': connectSupportState,
  'cookie-consent': connectCookieConsent,
  'copy-link': connectCopyLink,
  'legal-decision': connectLegalDecision,
  'listing-logo': connectListingLogo,
  'offline-copy': connectOfflineCopy,
  'read-moment': connectReadMoment,
  'slide-show': connectSlideShow,
  'stored-here': connectStoredHere,
  'toast-region': connectToastRegion,
};

for (const [name, connect] of Object.entries(elements)) {
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback() {
        connect(this);
      }
    },
  );
}

/** Closes an open menu on Escape (focus returns to its heading), on a click elsewhere and once a link or Sign Out is pressed. */
function connectHeader(header: HTMLElement): void {
  connectAuthDialog(header);
  const open = () => header.querySelector<HTMLDetailsElement>('details[open]');
  const closeSheet = () => header.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
  header.addEventListener('submit', closeSheet);
  document.addEventListener('click', (event) => {
    const menu = open();
    const target = event.target as Element;
    if (menu && (!menu.contains(target) || target.closest('a'))) menu.open = false;
    if (target.closest('a')) closeSheet();
  });
  header.addEventListener('keydown', (event) => {
    const menu = open();
    if (event.key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

/** Says whether somebody answers now; looked at again every minute. */
function connectSupportState(host: HTMLElement): void {
  const say = (part: string, words: string) => {
    const place = host.querySelector(`[data-support="${part}"]`);
    if (place && place.textContent !== words) place.textContent = words;
  };
  const refresh = () => {
    const { online, nextAvailable } = supportState(new Date());
    host.toggleAttribute('data-online', online);
    say('title', online ? 'Online now' : 'Send us a message');
    say('text', online ? 'Chat with us instantly!' : `We'll reply when available: ${nextAvailable}`);
  };
  refresh();
  setInterval(refresh, MINUTE);
  // React, when it hydrates, puts back the words of the page as it was sent.
  new MutationObserver(refresh).observe(host, { subtree: true, childList: true, characterData: true });
}
