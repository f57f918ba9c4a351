import { addressOf } from '#tests/addresses.ts';
import type { BuiltRoute } from '#tests/built-routes.ts';
import { LINKS, MEMBER, OWN, paymentMailsLink, RECOVERY, ROW, RUN, SAVED } from './fixture.ts';
import { inPersonLink } from './in-person-link.ts';

const THINGS = {
  ...OWN,
  bookingLink: LINKS.booking,
  calculation: SAVED,
  client: ROW,
  inPerson: inPersonLink(),
  dueFeed: SAVED,
  keptFreelancer: LINKS.keptFreelancer,
  keptEstate: LINKS.keptEstate,
  member: MEMBER,
  paymentMails: paymentMailsLink(),
  recovery: RECOVERY,
  receipt: LINKS.receipt,
  requestLink: LINKS.request,
  run: RUN,
};

export function pathnamesOf(routes: readonly BuiltRoute[]): string[] {
  const readable = routes.filter(({ loads, shows }) => loads || shows);
  return [...new Set(readable.map(({ path }) => addressOf(path, THINGS)))];
}
