/** Types of calculators that the firm does not show. `individual` is also the quick estimate of the home page and stays. */
export const leftOut: readonly string[] = [];
