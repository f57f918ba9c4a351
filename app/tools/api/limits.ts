const KB = 1024;

export const REQUESTS_A_MINUTE = 120;

export const MOST_KB = 64;
export const MOST_BYTES = MOST_KB * KB;
