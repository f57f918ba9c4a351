import { accountMails } from '#app/accounts/mails.server.ts';
import { cancellationMail, confirmationMail, reminderMail } from '#app/bookings/client-mails.server.ts';
import { colleagueMail, releasedMail } from '#app/bookings/colleague-mails.server.ts';
import { acknowledgementMail, enquiryMail } from '#app/contact/mails.ts';
import { replyMail } from '#app/conversation/reply-mail.server.ts';
import { clientNewsMail, firmNewsMail } from '#app/engagements/mails.server.ts';
import { codeMail } from '#app/client-room/code-mail.server.ts';
import { invitationMail } from '#app/invitations/mails.server.ts';
import { memberAnswerMail } from '#app/member-enquiries/answer-mail.server.ts';
import { joinedMail, taxpayerInvitationMail } from '#app/taxpayers/mails.server.ts';
import { receiptMail } from '#app/proposals/mails.server.ts';
import { clientReminderMail } from '#app/reminders/mail.ts';

export const mails = [
  enquiryMail,
  acknowledgementMail,
  replyMail,
  memberAnswerMail,
  ...accountMails,
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
  joinedMail,
  codeMail,
];
