import { retention } from '#content/retention.ts';
import { ANSWER_DRAFT, CONTACT_DRAFT, TOOL_DRAFT, WORK_DRAFT } from '#app/platform/forms/hidden-fields.ts';
import { draftKey, RECENT_PAGES } from '#app/platform/drafts/browser-drafts.ts';
import { CONSENT_KEY } from '#app/site/shell/consent-store.ts';
import { KEYS_SETTING } from '#app/platform/ui/keys-setting.ts';
import { ACCEPTED } from './legal-text.ts';

export type Place = 'cookie' | 'local storage' | 'session storage' | 'offline copy';

export type StoredThing = {
  place: Place;
  name: string;
  note?: string;
  purpose: string;
  lifetime: string;
};

const UNTIL_CLEARED = 'Until you clear it';
const UNTIL_CLOSED = 'Until you close the tab';

/** All are necessary for what the visitor requested. */
export const storedThings: readonly StoredThing[] = [
  {
    place: 'cookie',
    name: '__Host-session',
    note: 'session, where the site runs without TLS',
    purpose: 'Keeps you signed in. Set only when you sign in.',
    lifetime: `${retention.sessionIdleDays} days after your last visit, ${retention.sessionDays} days at most, or until you sign out`,
  },
  {
    place: 'cookie',
    name: '__Host-recovery-codes',
    note: 'recovery-codes, where the site runs without TLS',
    purpose: 'Carries new recovery codes to the page that shows them, encrypted.',
    lifetime: 'Until they are shown, 5 minutes at most',
  },
  {
    place: 'cookie',
    name: '__Host-device',
    note: 'device, where the site runs without TLS',
    purpose:
      'Tells us that this browser has signed in to your account before, so that a stranger who guesses passwords can’t lock you out, and that we mail you when another browser signs in.',
    lifetime: 'One year after you last signed in',
  },
  {
    place: 'cookie',
    name: '__Host-signed-up',
    note: 'signed-up, where the site runs without TLS',
    purpose:
      'Lets the link in the mail that confirms your address sign you in, in this browser, so that you need not enter your password again, and names the address that we mailed. Encrypted; set only when you create an account.',
    lifetime: 'Until you confirm your address, one day at most',
  },
  {
    place: 'cookie',
    name: '__Host-opened',
    note: 'opened, where the site runs without TLS',
    purpose:
      'Keeps open what a link in one of our mails leads to, after you have entered the code. It names that work and your address, encrypted.',
    lifetime: 'One day; it opens something for the first two hours',
  },
  {
    place: 'cookie',
    name: '__Host-toast',
    note: 'toast, where the site runs without TLS',
    purpose: 'Carries one message, such as "Profile saved", to the next page.',
    lifetime: 'Until it was shown, 5 minutes at most',
  },
  {
    place: 'cookie',
    name: '__Secure-typed',
    note: 'typed, where the site runs without TLS',
    purpose:
      'What you typed in the timeline of an estate or, without JavaScript, in another tool, encrypted, so that it is still there after Back and a reload; of that timeline also the link at which you kept it. Sent to the page of that tool alone.',
    lifetime: '2 hours after you last sent the form',
  },
  {
    place: 'local storage',
    name: CONSENT_KEY,
    purpose: 'Your choice in the cookie dialog, so that you are asked once.',
    lifetime: UNTIL_CLEARED,
  },
  {
    place: 'local storage',
    name: ACCEPTED.terms,
    purpose: 'That you accepted the terms of use in this browser.',
    lifetime: UNTIL_CLEARED,
  },
  {
    place: 'local storage',
    name: ACCEPTED.privacy,
    purpose: 'That you accepted this policy in this browser.',
    lifetime: UNTIL_CLEARED,
  },
  {
    place: 'local storage',
    name: draftKey('…'),
    purpose: 'For our own staff: an answer or a note that is being written, so that it is not lost.',
    lifetime: 'Until it was sent, or until you sign out',
  },
  {
    place: 'local storage',
    name: KEYS_SETTING,
    purpose: 'For our own staff: that the keys of the inbox are switched off.',
    lifetime: 'Until they are switched on again',
  },
  {
    place: 'session storage',
    name: draftKey(CONTACT_DRAFT),
    purpose: 'What you typed on the contact page, so that it is still there when you come back to it.',
    lifetime: 'Until it was sent, until you clear it or sign out, or until you close the tab',
  },
  {
    place: 'session storage',
    name: draftKey(RECENT_PAGES),
    purpose: 'For our own staff: the pages they opened last, so that they find them again.',
    lifetime: 'Until you sign out, or until you close the tab',
  },
  {
    place: 'session storage',
    name: draftKey(`${ANSWER_DRAFT}.…`),
    purpose:
      'An answer that you are writing in your account, so that it is still there when you come back to it.',
    lifetime: 'Until it was sent, until you sign out, or until you close the tab',
  },
  {
    place: 'session storage',
    name: draftKey(`${WORK_DRAFT}.…`),
    purpose: 'A message about our work for you, so that it is still there when you come back to it.',
    lifetime: 'Until it was sent, until you sign out, or until you close the tab',
  },
  {
    place: 'session storage',
    name: draftKey(`${TOOL_DRAFT}.…`),
    purpose: 'What you typed in a tool, so that it is still there when you come back to it.',
    lifetime: 'Until you empty the form, until you sign out, or until you close the tab',
  },
  {
    place: 'session storage',
    name: 'positions',
    purpose: 'How far you had scrolled, for when you go back.',
    lifetime: UNTIL_CLOSED,
  },
  {
    place: 'session storage',
    name: 'remix-manifest-version',
    purpose: 'That the page was loaded again after an update of this website.',
    lifetime: UNTIL_CLOSED,
  },
  {
    place: 'offline copy',
    name: 'calculator',
    note: 'followed by the version of this website',
    purpose: 'The files of the calculators, so that they work without a network. None of your figures.',
    lifetime: 'Until a newer version takes its place',
  },
];
