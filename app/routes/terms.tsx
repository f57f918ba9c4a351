import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { firm } from '#content/firm.ts';
import { publicPage } from '#app/http/cache.ts';
import contractUrl from '#app/legal/contract.svg?url';
import { LegalPage } from '#app/legal/legal-page.tsx';
import { ACCEPTED } from '#app/legal/legal-text.ts';
import { legalText } from '#app/legal/legal-texts.server.ts';
import { pageMeta } from '#app/shell/page-meta.ts';

export const headers = publicPage;

export function loader() {
  return { text: legalText('terms') };
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Terms of use',
    description: `What the website of ${firm.name} offers and what it does not: general information, no accountant-client relationship, estimates, liability, complaints.`,
  });

export default function Terms() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      text={text}
      flag={ACCEPTED.terms}
      drawing={{ src: contractUrl, id: 'contract' }}
      beside={
        <>
          How we handle what you tell us is in the <Link to="/privacy">privacy policy</Link>.
        </>
      }
    />
  );
}
