/** `missing`: the bytes are not in the storage. */
export const SCAN_STATES = ['waiting', 'clean', 'infected', 'missing'] as const;
