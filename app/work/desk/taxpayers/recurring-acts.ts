/** What is done with one kind of recurring work of many clients, each after a question. */
export const RECURRING_ACTS = {
  give: 'Give recurring work',
  end: 'End recurring work',
  price: 'Change its price',
} as const satisfies Record<string, string>;

export type RecurringAct = keyof typeof RECURRING_ACTS;
