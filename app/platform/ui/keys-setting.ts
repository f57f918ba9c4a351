import { firm } from '#content/firm.ts';

/** Holds `off` if this browser's user does not want keyboard shortcuts. */
export const KEYS_SETTING = `${firm.storageKey}.desk-keys`;
