import { addressMails } from '#app/accounts/core/address-mails.server.ts';
import { accountMails } from '#app/accounts/core/mails.server.ts';
import { recoveryMails } from '#app/accounts/recovery/mails.server.ts';
import { cancellationMail, confirmationMail, reminderMail } from '#app/bookings/core/client-mails.server.ts';
import { colleagueMail, releasedMail } from '#app/bookings/core/colleague-mails.server.ts';
import { checkMail } from '#app/content/core/check-mail.server.ts';
import { acknowledgementMail, enquiryMail } from '#app/enquiries/core/mails.ts';
import { replyMail } from '#app/enquiries/desk/enquiry/reply-mail.server.ts';
import { clientNewsMail } from '#app/work/core/notices/client-mail.server.ts';
import { firmNewsMail } from '#app/work/core/notices/firm-mail.server.ts';
import { codeMail } from '#app/work/client/code-mail.server.ts';
import { workLinksMail } from '#app/work/client/links-mail.server.ts';
import { invitationMail } from '#app/accounts/invitations/mails.server.ts';
import {
  addressMail,
  fileOpenedMail,
  joinedMail,
  taxpayerInvitationMail,
} from '#app/work/core/taxpayers/mails.server.ts';
import { correctionAnsweredMail } from '#app/work/core/taxpayers/correction-mails.server.ts';
import { receiptMail } from '#app/work/proposals/mails.server.ts';
import { signedInPersonMail } from '#app/work/signatures/in-person-mail.ts';
import { confirmPaymentMail, paymentMail } from '#app/tools/freelancer/payment-mails.ts';
import { clientReminderMail } from '#app/work/core/reminders/mail.ts';

export const mails = [
  enquiryMail,
  acknowledgementMail,
  replyMail,
  ...accountMails,
  ...addressMails,
  ...recoveryMails,
  invitationMail,
  confirmationMail,
  cancellationMail,
  reminderMail,
  colleagueMail,
  releasedMail,
  receiptMail,
  clientReminderMail,
  clientNewsMail,
  firmNewsMail,
  taxpayerInvitationMail,
  correctionAnsweredMail,
  joinedMail,
  addressMail,
  fileOpenedMail,
  signedInPersonMail,
  codeMail,
  workLinksMail,
  confirmPaymentMail,
  paymentMail,
  checkMail,
];
