import contractUrl from '#app/site/legal/contract.svg?url';
import { LegalPage } from '#app/site/legal/legal-page.tsx';
import { ACCEPTED } from '#app/site/legal/legal-text.ts';
import { legalText } from '#app/site/legal/legal-texts.server.ts';

export { headers, links, meta } from '#app/site/legal/legal-page.tsx';

export const loader = () => legalText('terms');

export default function Terms() {
  return <LegalPage flag={ACCEPTED.terms} drawing={{ src: contractUrl, id: 'contract' }} />;
}
