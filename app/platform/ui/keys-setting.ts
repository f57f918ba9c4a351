import { firm } from '#content/firm.ts';

/** Holds `off` in the browser of somebody who wants no keys. */
export const KEYS_SETTING = `${firm.storageKey}.desk-keys`;
