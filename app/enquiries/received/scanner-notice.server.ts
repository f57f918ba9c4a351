import { defineNotice } from '#app/accounts/access/define-notice.ts';
import { hasScanner, pingScanner } from '#app/platform/scan/scanner.server.ts';

export const virusScanner = defineNotice({
  subject: 'Virus scanner',
  permission: 'site',
  async check() {
    const link = { path: '/admin/messages', linkText: 'Open the inbox' };
    if (!hasScanner())
      return {
        ...link,
        state: 'Files of clients are not checked for viruses. CLAMD_URL sets it up.',
        standing: 'unset',
      };
    const isThere = await pingScanner().then(
      () => true,
      () => false,
    );
    return isThere
      ? { ...link, state: 'It answers', standing: 'order' }
      : { ...link, state: 'It does not answer, and files wait for it', standing: 'urgent' };
  },
});
