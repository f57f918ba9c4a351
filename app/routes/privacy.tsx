import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { firm } from '#content/firm.ts';
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
  pageMeta(args, {
    title: 'Privacy policy',
    description: `What ${firm.name} learns about you through its website, why and for how long, what is stored in your browser, and your rights under POPIA and PAIA.`,
  });

export default function Privacy() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      text={text}
      flag={ACCEPTED.privacy}
      drawing={{ src: lockedLedgerUrl, id: 'locked-ledger' }}
      beside={
        <>
          What else holds for this website is in the <Link to="/terms">terms of use</Link>.
        </>
      }
      after={{ 'cookies-and-local-storage': <StoredTable /> }}
    />
  );
}
