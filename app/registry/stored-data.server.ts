import { accountData } from '#app/accounts/core/stored-data.server.ts';
import { storedApiTokens, storedWebhooks } from '#app/desk/api/stored-data.server.ts';
import { storedContent } from '#app/content/core/stored-data.server.ts';
import { storedAuditEntries } from '#app/platform/audit/stored-data.server.ts';
import { storedBookings, storedDiaries } from '#app/bookings/core/stored-data.server.ts';
import { storedEnquiries } from '#app/enquiries/core/stored-data.server.ts';
import { storedDrafts } from '#app/platform/drafts/stored-data.server.ts';
import { storedHits } from '#app/platform/http/stored-data.server.ts';
import { storedHandOvers } from '#app/accounts/leaving/stored-data.server.ts';
import { storedRecoveries } from '#app/accounts/recovery/stored-data.server.ts';
import { storedInvitations } from '#app/accounts/invitations/stored-data.server.ts';
import { storedLists } from '#app/lists/desk/stored-data.server.ts';
import { storedRuns } from '#app/accounts/bulk/stored-data.server.ts';
import { storedFilters } from '#app/lists/desk/stored-filters.server.ts';
import { storedReceivedMail } from '#app/enquiries/received/stored-data.server.ts';
import { storedDocuments } from '#app/work/documents/stored-data.server.ts';
import {
  storedEngagements,
  storedRequestLinks,
  storedSteps,
} from '#app/work/core/engagements/stored-data.server.ts';
import { storedNotes } from '#app/work/core/notes/stored-data.server.ts';
import { storedTasks } from '#app/work/core/tasks/stored-data.server.ts';
import { storedTime, storedWeeklyHours } from '#app/work/core/time/stored-data.server.ts';
import { storedProposals } from '#app/work/proposals/stored-data.server.ts';
import { storedFica } from '#app/work/core/taxpayers/fica-stored-data.server.ts';
import { storedBankAccounts } from '#app/work/core/taxpayers/bank-stored-data.server.ts';
import {
  storedMailDays,
  storedOpenedFiles,
  storedTaxpayerInvitations,
  storedTaxpayers,
} from '#app/work/core/taxpayers/stored-data.server.ts';
import { storedReplyDrafts, storedSentFiles } from '#app/enquiries/desk/enquiry/stored-data.server.ts';
import { storedMails } from '#app/platform/mail/stored-data.server.ts';
import { storedPaymentMails } from '#app/tools/freelancer/stored-data.server.ts';
import { storedKept } from '#app/tools/kept/stored-data.server.ts';
import { storedCalculations } from '#app/tools/saved/stored-data.server.ts';
import type { StoredData } from '#app/platform/stored-data/define-stored-data.ts';

export const storedData: readonly StoredData[] = [
  ...accountData,
  storedRecoveries,
  storedInvitations,
  storedHandOvers,
  storedCalculations,
  storedKept,
  storedPaymentMails,
  storedEnquiries,
  storedBookings,
  storedTaxpayers,
  storedBankAccounts,
  storedFica,
  storedTaxpayerInvitations,
  storedOpenedFiles,
  storedDocuments,
  storedEngagements,
  storedSteps,
  storedNotes,
  storedTasks,
  storedTime,
  storedWeeklyHours,
  storedApiTokens,
  storedWebhooks,
  storedProposals,
  storedRequestLinks,
  storedMailDays,
  storedReceivedMail,
  storedReplyDrafts,
  storedSentFiles,
  storedAuditEntries,
  storedMails,
  storedDrafts,
  storedFilters,
  storedRuns,
  storedDiaries,
  storedHits,
  storedLists,
  storedContent,
];

/** The tables and queues that belong to no kind of stored data, and why. */
export const WITHOUT_KIND: Record<string, string> = {
  lastRuns: 'When backup, each scheduled job and a change of pages last were: one row each, of nobody.',
  seals:
    'When a file was sealed and how many had signed it, by its hash: of nobody, and known only to who has the file.',
  signingCertificates: 'The firm’s own certificates of its seals, of nobody.',
  replyTemplates: 'The firm’s own words, of nobody.',
  mailboxPositions: 'How far each mailbox of the firm was read.',
  'collect-mail': 'One empty job a minute.',
  'booking-reminders': 'One empty job a minute.',
  'address-news': 'One empty job a minute.',
  'mail-invitations': 'One empty job a minute.',
  'booking-news': 'One empty job a minute.',
  'client-notices': 'One empty job a minute.',
  'firm-notices': 'One empty job a minute.',
  'settle-recoveries': 'One empty job a minute.',
  'expire-proposals': 'One empty job an hour.',
  'planned-work': 'One empty job a day.',
  'recurring-work': 'One empty job a day.',
  'content-checks': 'One empty job a day.',
  'content-figures': 'One empty job a day.',
  'deliver-webhooks': 'One empty job a minute.',
  'payment-mails': 'One empty job a day.',
  'client-reminders': 'One empty job a day.',
  'scan-files': 'One empty job a minute.',
  'draw-thumbnails': 'The id of a photo, for an hour after its small picture is drawn.',
  'join-photos': 'The ids of photos, for an hour after they are one PDF.',
  'seal-letter': 'The ids of letters that were accepted, for a day after they are sealed.',
  'seal-signed': 'The ids of files that were signed, for a day after they are sealed.',
  'seal-missed': 'One empty job each ten minutes.',
  'seal-missed-letters': 'One empty job each ten minutes.',
  upkeep: 'One empty job a night.',
};
