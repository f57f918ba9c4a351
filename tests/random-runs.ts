/** How many random cases a property with an oracle is tried on; mutation testing asks for fewer, the nightly run for more. */
export const RANDOM_RUNS = Number(process.env.RANDOM_RUNS ?? 5_000);
