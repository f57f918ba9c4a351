export const RECURRING_ACTS = {
  give: 'Give recurring work',
  end: 'End recurring work',
  price: 'Change its price',
} as const satisfies Record<string, string>;

export type RecurringAct = keyof typeof RECURRING_ACTS;
