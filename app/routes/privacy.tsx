import { LegalPage } from '#app/site/legal/legal-page.tsx';
import { ACCEPTED } from '#app/site/legal/legal-text.ts';
import { legalText } from '#app/site/legal/legal-texts.server.ts';
import lockedLedgerUrl from '#app/site/legal/locked-ledger.svg?url';
import { StoredTable } from '#app/site/legal/stored-table.tsx';

export { headers, links, meta } from '#app/site/legal/legal-page.tsx';

export const loader = () => legalText('privacy');

export default function Privacy() {
  return (
    <LegalPage
      flag={ACCEPTED.privacy}
      drawing={{ src: lockedLedgerUrl, id: 'locked-ledger' }}
      after={{ 'cookies-and-local-storage': <StoredTable /> }}
    />
  );
}
