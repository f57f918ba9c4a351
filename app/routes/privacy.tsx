import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { privacyPage } from '#content/pages/legal.ts';
import { publicPage } from '#app/http/cache.ts';
import { LegalPage } from '#app/legal/legal-page.tsx';
import { ACCEPTED } from '#app/legal/legal-text.ts';
import { legalText } from '#app/legal/legal-texts.server.ts';
import lockedLedgerUrl from '#app/legal/locked-ledger.svg?url';
import { StoredTable } from '#app/legal/stored-table.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';

export const headers = publicPage;

export function loader() {
  return { text: legalText('privacy') };
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: privacyPage.title, description: privacyPage.description });

export default function Privacy() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      text={text}
      flag={ACCEPTED.privacy}
      drawing={{ src: lockedLedgerUrl, id: 'locked-ledger' }}
      seeAlso={privacyPage.seeAlso}
      after={{ 'cookies-and-local-storage': <StoredTable /> }}
    />
  );
}
