import contractUrl from '#app/site/legal/contract.svg?url';
import { LegalPage } from '#app/site/legal/legal-page.tsx';
import { legalText } from '#app/site/legal/legal-texts.server.ts';

export { headers, links, meta } from '#app/site/legal/legal-page.tsx';

export const loader = () => legalText('paia-manual');

export default function PaiaManual() {
  return <LegalPage drawing={{ src: contractUrl, id: 'contract' }} />;
}
