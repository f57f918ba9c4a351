import { handOverToken } from '#app/work/signatures/hand-over.server.ts';
import { ADDRESS, ADMIN, OWN } from './fixture.ts';
import { HANDED_OVER } from './to-sign.ts';

/** For a device that was handed over to sign. */
export function inPersonLink(): string {
  return handOverToken({
    work: OWN.engagement,
    item: OWN.signature,
    key: HANDED_OVER.key,
    email: ADDRESS,
    inPerson: { before: 'Bob Brink', by: ADMIN, document: 'passport', digits: '123' },
  });
}
