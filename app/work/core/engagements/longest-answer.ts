export const LONGEST_ANSWER = 5_000;
