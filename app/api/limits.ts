const KB = 1024;

/** What one network may ask in a minute: far above what a person does, and a program that needs more waits its turn. */
export const REQUESTS_A_MINUTE = 120;

export const MOST_KB = 64;
export const MOST_BYTES = MOST_KB * KB;
