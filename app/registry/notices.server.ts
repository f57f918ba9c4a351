import { lastBackup } from '#app/administration/backup-notice.server.ts';
import { newMessages, ownMessages } from '#app/inbox/notices.server.ts';
import { missingLogos } from '#app/list-desk/notices.server.ts';
import { undeliveredMail } from '#app/mail-desk/notice.server.ts';
import type { NoticeDeclaration } from '#app/notices/define-notice.ts';
import { rateTables } from '#app/rates/notice.ts';

/** Every subject of the page "What needs attention", in its order. */
export const notices: readonly NoticeDeclaration[] = [
  newMessages,
  ownMessages,
  undeliveredMail,
  ...missingLogos,
  lastBackup,
  rateTables,
];
