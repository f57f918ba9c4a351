/** Who a demonstration is signed in to as, until they write their own name. */
export const DEMONSTRATION_NAME = 'Demonstration Administrator';
