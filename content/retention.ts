/** The software keeps and deletes by these numbers. */
export const retention = {
  enquiryMonths: 24,
  /** After the consultation. */
  bookingMonths: 24,
  /** For a colleague's time off, after its end. */
  timeOffDays: 365,
  /** For the text of a form that was sent after the session had ended. */
  draftHours: 24,
  /** After the client has left: sections 22 and 23 of the FIC Act 38 of 2001. */
  ficaYears: 5,
  /** For bank accounts, after the client has left: a refund may still come. */
  formerBankMonths: 12,
  /** For work and taxpayers that were deleted at the desk, so that they can be restored. */
  deletedWorkDays: 30,
  /** For the state of work before a change, for an Undo. */
  undoHours: 24,
  /** For a client's answer that waited for another mail to us, which never came. */
  answerNoticeDays: 30,
  /** For an unsent reply of a colleague. */
  replyDraftDays: 90,
  /** For saved calculations that belong to no account. */
  savedCalculationDays: 90,
  /** For what is kept by a private link: without use, and after it was deleted, so that it can be brought back. */
  keptDays: 400,
  keptDeletedHours: 24,
  /** For mails before provisional payments, after they were confirmed. */
  paymentMailDays: 1096,
  /** For the copy of a mail in the sending queue, after it was sent. */
  sentMailDays: 7,
  /** For an account with an unconfirmed address, after it was created. */
  unconfirmedAccountDays: 30,
  /** After the last use of the session, and after its start. */
  sessionIdleDays: 14,
  sessionDays: 60,
  confirmLinkHours: 24,
  resetLinkHours: 1,
  /** For a password or code that was entered again before a change. */
  proofMinutes: 10,
  /** For the audit trail. */
  auditYears: 5,
  disownLinkDays: 7,
  /** For a request after a lost phone or address: while nobody answers it, and after it ended. */
  recoveryOpenDays: 14,
  recoveryKeptDays: 90,
  /** For its picture of an identity document, after it ended. */
  identityDays: 30,
  invitationDays: 7,
  /** Tax Administration Act, section 29: from the day of filing, or from the last change if nothing was filed. */
  taxRecordYears: 5,
  /** How long before the deletion of finished work administrators are told. */
  deletionNoticeDays: 30,
  /** For a file that was removed from its work, so that it can be brought back. */
  removedDocumentDays: 30,
  /** For a proposal that waits to be accepted. */
  proposalOpenDays: 30,
  /** For an unaccepted proposal, after it ended. */
  deadProposalMonths: 12,
  /** For a taxpayer without a member and without work. */
  idleTaxpayerMonths: 12,
  /** For the link to what we ask for, and its code. */
  requestLinkDays: 60,
  requestCodeMinutes: 10,
  /** For the record of a day's reminder. */
  reminderDays: 40,
  /** For a colleague's task, after it was done. */
  doneTaskDays: 365,
  /** For a timer that nobody stopped; it is never counted automatically. */
  timerDays: 30,
  /** For an act on many records. Acts on work can be undone for `undoHours`, others until then. */
  bulkRunDays: 30,
} as const;

export function hoursText(count: number, one = 'one hour'): string {
  return count === 1 ? one : `${count} hours`;
}

/** In the policy's order; each declared kind of stored data names its rows. */
export const retentionRows = {
  messages: {
    what: 'Messages of the contact page and mails to us, what came with them, our answers and notes, and applications for work',
    howLong: `${retention.enquiryMonths} months, unless you become a client`,
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
  kept: {
    what: 'What you keep by a private link, encrypted so that only the link opens it',
    howLong: `${retention.keptDays} days after the link was last used; ${hoursText(retention.keptDeletedHours)} after you delete it there`,
  },
  paymentMails: {
    what: 'Your address, if you asked for a mail before each provisional payment',
    howLong: `Until ${hoursText(retention.keptDeletedHours)} after you end it, three years at most; ${hoursText(retention.confirmLinkHours)} if you did not confirm it`,
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
    howLong: `${hoursText(retention.confirmLinkHours)} to confirm an address, ${hoursText(retention.resetLinkHours)} to choose a new password, ${retention.disownLinkDays} days to say that a change was not you; a week later we no longer know of them`,
  },
  recoveries: {
    what: 'What you told us when you had lost the phone or the address that opens your account',
    howLong: `${retention.recoveryKeptDays} days after it was settled; ${hoursText(retention.confirmLinkHours)} if you did not confirm the address`,
  },
  identity: {
    what: 'A picture of your identity document that you sent us then',
    howLong: `${retention.identityDays} days after it was settled`,
  },
  invitations: {
    what: 'An invitation of a colleague to our desk, or of somebody who is to act for the same taxpayer',
    howLong: `Until it is accepted or withdrawn, ${retention.invitationDays} days at most`,
  },
  auditEntries: {
    what: 'What our staff changed on this site, and when',
    howLong: `${retention.auditYears} years`,
  },
  drafts: {
    what: 'What you typed into a form whose session had ended, so that it is there again when you have signed in or entered a new code',
    howLong: hoursText(retention.draftHours),
  },
  limits: { what: 'Counts that limit floods', howLong: 'A day or so' },
  taxpayers: {
    what: 'For whom you act (a person, company, trust or estate) with its numbers, addresses, contact persons and relations, what you chose for mails and the calendar, and who else may act',
    howLong: `Until you delete your account, and as long as we keep work done for them; ${retention.idleTaxpayerMonths} months where there is no work and nobody acts`,
  },
  bankAccounts: {
    what: 'The bank account into which you, or who you act for, are paid',
    howLong: `Until ${retention.formerBankMonths} months after you have left us; ${retention.deletedWorkDays} days once it was replaced or removed`,
  },
  ficaRecords: {
    what: 'How we identified you or who you act for, who owns or controls them, and our rating of the risk, as the Financial Intelligence Centre Act asks',
    howLong: `${retention.ficaYears} years after you have left us, as sections 22 and 23 of the Act ask`,
  },
  clientRecords: {
    what: 'Work done for you: what we asked and you answered, documents, messages, accepted letters and what happened when',
    howLong: `${retention.taxRecordYears} years from the day the return was filed, as section 29 of the Tax Administration Act 28 of 2011 asks, or from the last change where nothing was filed; longer where another law or a dispute asks for it`,
  },
  removedDocuments: {
    what: 'A file of your work that you or we removed',
    howLong: `${retention.removedDocumentDays} days, in case that it was removed by mistake`,
  },
  proposals: {
    what: 'Proposals that were declined or not accepted in time',
    howLong: `${retention.deadProposalMonths} months`,
  },
  requestLinks: {
    what: 'Links that open what we ask you for without an account, and their codes',
    howLong: `${retention.requestLinkDays} days; a code ${retention.requestCodeMinutes} minutes`,
  },
  reminders: {
    what: 'That your address was reminded on a day, as a keyed hash, so that you get one mail a day',
    howLong: `${retention.reminderDays} days`,
  },
} as const satisfies Record<string, { what: string; howLong: string }>;

export type RetentionRow = keyof typeof retentionRows;
