import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { termsPage } from '#content/pages/legal.ts';
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
  pageMeta(args, { title: termsPage.title, description: termsPage.description });

export default function Terms() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      text={text}
      flag={ACCEPTED.terms}
      drawing={{ src: contractUrl, id: 'contract' }}
      seeAlso={termsPage.seeAlso}
    />
  );
}
