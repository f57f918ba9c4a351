import { lastBackup } from '#app/desk/frame/backup-notice.server.ts';
import {
  bookingsInTimeOff,
  nobodyBookable,
  orphanedBookings,
  ownNextBooking,
} from '#app/bookings/desk/notices.server.ts';
import { clientsWithoutFica } from '#app/work/desk/fica-notice.server.ts';
import { differingAssessments } from '#app/work/desk/difference-notice.server.ts';
import { unheldTaxpayers, unheldWork } from '#app/work/desk/nobody-notices.server.ts';
import { lostDocuments } from '#app/work/core/engagements/lost-notice.server.ts';
import { endingRetention } from '#app/work/core/engagements/retention-notice.server.ts';
import {
  newEnquiries,
  ownEnquiries,
  unassignedEnquiries,
  waitingEnquiries,
} from '#app/enquiries/desk/inbox/notices.server.ts';
import { sealCertificate } from '#app/work/signatures/certificate-notice.server.ts';
import { unsealed } from '#app/work/signatures/unsealed-notice.server.ts';
import { objections } from '#app/work/signatures/objections-notice.server.ts';
import { receivedMail } from '#app/enquiries/received/notice.server.ts';
import {
  addressesOfMail,
  brokenContent,
  setUpFirm,
  uncheckedContent,
} from '#app/content/desk/notices.server.ts';
import { virusScanner } from '#app/enquiries/received/scanner-notice.server.ts';
import { missingLogos } from '#app/lists/desk/notices.server.ts';
import { lostAccess } from '#app/desk/users/recovery-notice.server.ts';
import { undeliveredMail } from '#app/desk/mail/notice.server.ts';
import type { NoticeDeclaration } from '#app/accounts/access/define-notice.ts';
import {
  answeredItems,
  clientCorrections,
  clientMessages,
  overdueWork,
  ownTasks,
} from '#app/desk/frame/work-notices.server.ts';
import { firmEstimateNotice, rateTables } from '#app/desk/frame/rates-notice.ts';

export const notices: readonly NoticeDeclaration[] = [
  setUpFirm,
  addressesOfMail,
  newEnquiries,
  ownEnquiries,
  waitingEnquiries,
  unassignedEnquiries,
  ownTasks,
  overdueWork,
  differingAssessments,
  answeredItems,
  clientMessages,
  clientCorrections,
  unheldWork,
  unheldTaxpayers,
  clientsWithoutFica,
  lostAccess,
  ownNextBooking,
  bookingsInTimeOff,
  orphanedBookings,
  nobodyBookable,
  undeliveredMail,
  receivedMail,
  ...missingLogos,
  brokenContent,
  uncheckedContent,
  virusScanner,
  lastBackup,
  sealCertificate,
  objections,
  unsealed,
  lostDocuments,
  endingRetention,
  rateTables,
  firmEstimateNotice(),
];
