import { lastBackup } from '#app/administration/backup-notice.server.ts';
import {
  bookingsInTimeOff,
  nobodyBookable,
  orphanedBookings,
  ownNextBooking,
} from '#app/booking-desk/notices.server.ts';
import { lostDocuments } from '#app/engagements/lost-notice.server.ts';
import { endingRetention } from '#app/engagements/retention-notice.server.ts';
import { newMessages, ownMessages, unassignedMessages, waitingMessages } from '#app/inbox/notices.server.ts';
import { receivedMail } from '#app/inbox/received/notice.server.ts';
import { virusScanner } from '#app/inbox/received/scanner-notice.server.ts';
import { missingLogos } from '#app/list-desk/notices.server.ts';
import { undeliveredMail } from '#app/mail-desk/notice.server.ts';
import type { NoticeDeclaration } from '#app/notices/define-notice.ts';
import { answeredItems, clientMessages, overdueWork } from '#app/work-desk/notices.server.ts';
import { firmEstimateNotice, rateTables } from '#app/rates/notice.ts';

/** In the order of the page. */
export const notices: readonly NoticeDeclaration[] = [
  newMessages,
  ownMessages,
  waitingMessages,
  unassignedMessages,
  overdueWork,
  answeredItems,
  clientMessages,
  ownNextBooking,
  bookingsInTimeOff,
  orphanedBookings,
  nobodyBookable,
  undeliveredMail,
  receivedMail,
  ...missingLogos,
  virusScanner,
  lastBackup,
  lostDocuments,
  endingRetention,
  rateTables,
  firmEstimateNotice(),
];
