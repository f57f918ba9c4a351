/**
 * How long the firm keeps what people entrust to its website. The privacy policy is filled from here, and the software
 * deletes by the same numbers.
 */
export const retention = {
  /** Messages of the contact page, from when they came in. */
  contactMessageMonths: 24,
  /** Saved calculations that belong to no account, from when they were saved. */
  savedCalculationDays: 90,
  /** The copy of a mail in the sending queue, after it was sent. */
  sentMailDays: 7,
  /** An account whose address nobody confirmed, from when it was opened. */
  unconfirmedAccountDays: 30,
  /** A sign-in session, after it was last used and after it began. */
  sessionIdleDays: 14,
  sessionDays: 60,
  /** How long a mailed link works. */
  confirmLinkHours: 24,
  resetLinkHours: 1,
  /** The record that the Tax Administration Act, section 29, has a taxpayer keep, from the day the return was filed. */
  taxRecordYears: 5,
} as const;
