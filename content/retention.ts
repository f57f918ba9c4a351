/** The software deletes by these numbers. */
export const retention = {
  contactMessageMonths: 24,
  /** After the consultation. */
  bookingMonths: 24,
  /** For hours off of somebody of the firm, once they are over. */
  timeOffDays: 365,
  /** For the text of a form that was sent after its session had ended. */
  draftHours: 24,
  /** For a reply that somebody of the firm began and did not send. */
  replyDraftDays: 90,
  /** For saved calculations that belong to no account. */
  savedCalculationDays: 90,
  /** For the copy of a mail in the sending queue, after it was sent. */
  sentMailDays: 7,
  /** For an account whose address nobody confirmed, from when it was opened. */
  unconfirmedAccountDays: 30,
  /** After the session was last used, and after it began. */
  sessionIdleDays: 14,
  sessionDays: 60,
  confirmLinkHours: 24,
  resetLinkHours: 1,
  /** For who changed what on the site. */
  auditYears: 5,
  disownLinkDays: 7,
  invitationDays: 7,
  /** Tax Administration Act, section 29: from the day the return was filed. */
  taxRecordYears: 5,
} as const;

const hours = (count: number) => (count === 1 ? 'one hour' : `${count} hours`);

/** In the policy's order; each declared kind of stored data names its rows. `onPaper` is not stored. */
export const retentionRows = {
  messages: {
    what: 'Messages of the contact page and mails to us, what came with them, our answers and notes, and applications for work',
    howLong: `${retention.contactMessageMonths} months, unless you become a client`,
  },
  bookings: {
    what: 'Consultations that you booked, with what you told us for them and our notes',
    howLong: `${retention.bookingMonths} months after the consultation, unless you become a client`,
  },
  sentMail: {
    what: 'The copy of a mail in our sending queue',
    howLong: `${retention.sentMailDays} days after it was sent`,
  },
  savedCalculations: {
    what: 'Calculations saved without an account',
    howLong: `${retention.savedCalculationDays} days`,
  },
  accounts: { what: 'Your account and its calculations', howLong: 'Until you delete them' },
  unconfirmedAccounts: {
    what: 'An account whose address nobody confirmed',
    howLong: `${retention.unconfirmedAccountDays} days after it was opened, unless a link is still on its way`,
  },
  sessions: {
    what: 'Sessions',
    howLong: `${retention.sessionIdleDays} days after they were last used, ${retention.sessionDays} days at most`,
  },
  links: {
    what: 'Links that we mail you',
    howLong: `${hours(retention.confirmLinkHours)} to confirm an address, ${hours(retention.resetLinkHours)} to choose a new password, ${retention.disownLinkDays} days to say that a change was not you; a week later we no longer know of them`,
  },
  invitations: {
    what: 'An invitation of a colleague to our desk',
    howLong: `Until it is accepted or withdrawn, ${retention.invitationDays} days at most`,
  },
  auditEntries: {
    what: 'What our staff changed on this site, and when',
    howLong: `${retention.auditYears} years`,
  },
  drafts: {
    what: 'What you typed into a form whose session had ended, so that it stands there again when you have signed in',
    howLong: hours(retention.draftHours),
  },
  limits: { what: 'Counts that limit floods', howLong: 'A day or so' },
  clientRecords: {
    what: 'Records of work done for clients',
    howLong: `${retention.taxRecordYears} years from the day the return was filed, as section 29 of the Tax Administration Act 28 of 2011 asks, and longer where another law or a dispute does`,
    onPaper: true,
  },
} as const satisfies Record<string, { what: string; howLong: string; onPaper?: true }>;

export type RetentionRow = {
  [Row in keyof typeof retentionRows]: (typeof retentionRows)[Row] extends { onPaper: true } ? never : Row;
}[keyof typeof retentionRows];
