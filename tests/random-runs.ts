/** Mutation testing lowers this; the nightly run raises it to 100 000. */
export const RANDOM_RUNS = Number(process.env.RANDOM_RUNS ?? 300);
