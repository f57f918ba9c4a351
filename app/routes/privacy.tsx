import { LegalPage } from '#app/legal/legal-page.tsx';
import { ACCEPTED } from '#app/legal/legal-text.ts';
import { legalText } from '#app/legal/legal-texts.server.ts';
import lockedLedgerUrl from '#app/legal/locked-ledger.svg?url';
import { StoredTable } from '#app/legal/stored-table.tsx';

export { headers, meta } from '#app/legal/legal-page.tsx';

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
