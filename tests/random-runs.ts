/** Mutation testing lowers this; the nightly run raises it. */
export const RANDOM_RUNS = Number(process.env.RANDOM_RUNS ?? 5_000);
