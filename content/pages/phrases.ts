import { firm } from '../firm.ts';

const [lastBody = '', ...otherBodies] = firm.bodies.toReversed();

/** `SAICA, SAIPA and SAIBA` */
export const bodies = [otherBodies.toReversed().join(', '), lastBody].filter(Boolean).join(' and ');

/** `No contracts. No hidden fees. Cancel anytime.` */
export const promises = `${firm.promises.join('. ')}.`;

/** What a price on this site is: the same sentence on the pricing page and in the terms. */
export const offer =
  'A price on this website is what we charge for the work it describes, and it binds us both once we have confirmed it to you in writing, before any work begins.';
