/** What visitors can keep by a private link, as in the privacy policy; each has its page `/kept/NAME/…`. */
export const keptThings = {
  freelancer: 'your months and what else you type to work out what to put away for tax',
  estate:
    'the size and the days of an estate, which steps are done, and, if you agree, the name and ID number for its letters',
} as const;

export type KeptName = keyof typeof keptThings;
