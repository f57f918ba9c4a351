import { firm } from '../firm.ts';

const [lastBody = '', ...otherBodies] = firm.bodies.toReversed();

/** `SAICA, SAIPA and SAIBA` */
export const bodies = [otherBodies.toReversed().join(', '), lastBody].filter(Boolean).join(' and ');

/** `No contracts. No hidden fees. Cancel anytime.` */
export const promises = `${firm.promises.join('. ')}.`;
