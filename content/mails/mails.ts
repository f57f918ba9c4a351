import { accountMailWords } from './accounts.ts';
import { bookingMails } from './bookings.ts';
import { enquiryMails } from './enquiries.ts';
import { paymentMails } from './payments.ts';
import { recoveryMailWords } from './recovery.ts';
import { taxpayerMails } from './taxpayers.ts';
import { workMails } from './work.ts';

/** The words of mails to clients, by the kind of the mail. */
export const mails = {
  ...enquiryMails,
  ...bookingMails,
  ...workMails,
  ...taxpayerMails,
  ...accountMailWords,
  ...recoveryMailWords,
  ...paymentMails,
};
