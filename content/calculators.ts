/** Types of calculators that the firm does not show. `individual` must stay: it is also home's quick estimate. */
export const leftOut: readonly string[] = [];
