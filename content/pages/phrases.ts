import { firm } from '../firm.ts';

const [lastBody = '', ...otherBodies] = firm.bodies.toReversed();

/** `SAICA, SAIPA and SAIBA` */
export const bodies = [otherBodies.toReversed().join(', '), lastBody].filter(Boolean).join(' and ');

/** The banner alone says `No contracts`: the firm's bodies ask for an engagement letter. */
export const promises = 'No lock-in. No hidden fees. Cancel anytime.';

/** What a price on this site is: the same sentence on the pricing page and in the terms. */
export const offer =
  'A price on this website is what we charge for the work it describes, and it binds us both once we have confirmed it to you in writing, before any work begins.';
