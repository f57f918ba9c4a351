import { defineNotice, standingOf } from '#app/accounts/access/define-notice.ts';
import { countProblems } from './mail-queue.server.ts';

export const undeliveredMail = defineNotice({
  subject: 'Mail',
  permission: 'mail',
  async check() {
    const { failed, retrying } = await countProblems();
    const troubles = [failed > 0 && `${failed} failed`, retrying > 0 && `${retrying} tried again`];
    return {
      state: troubles.filter(Boolean).join(', ') || 'All is delivered',
      standing: standingOf(failed + retrying, failed > 0),
      path: '/admin/mail',
      linkText: 'Open the queue',
    };
  },
});
