import contractUrl from '#app/legal/contract.svg?url';
import { LegalPage } from '#app/legal/legal-page.tsx';
import { ACCEPTED } from '#app/legal/legal-text.ts';
import { legalText } from '#app/legal/legal-texts.server.ts';

export { headers, meta } from '#app/legal/legal-page.tsx';

export const loader = () => legalText('terms');

export default function Terms() {
  return <LegalPage flag={ACCEPTED.terms} drawing={{ src: contractUrl, id: 'contract' }} />;
}
