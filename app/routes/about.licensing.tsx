import { withWords } from '#app/firm/core/page-text.ts';
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, type ClientLoaderFunctionArgs } from '@remix-run/react';
import { licensingPage, strengths } from '#content/pages/licensing.ts';
import { publicPage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { ProfessionalBodies, SoftwareAccreditations } from '#app/lists/core/accreditations.tsx';
import { findListings } from '#app/lists/core/find.server.ts';
import certificatesUrl from '#app/lists/core/certificates.svg?url';
import { Practitioners } from '#app/firm/people/practitioners.tsx';
import { listsSheet } from '#app/lists/core/sheet-link.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { CONSULTATION_PATH } from '#app/firm/contact/contact-path.ts';
import { ButtonPair } from '#app/platform/ui/button.tsx';
import { ClosingBand } from '#app/platform/ui/call-to-action.tsx';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { PageHero } from '#app/platform/ui/page-hero.tsx';

export const headers = publicPage;
export const links = listsSheet;

export async function loader({ context }: LoaderFunctionArgs) {
  const [bodies, accreditations] = await Promise.all([
    findListings('professional-bodies', contextOf(context)),
    findListings('software-accreditations', contextOf(context)),
  ]);
  return data({ bodies, accreditations }, { status: bodies && accreditations ? 200 : 503 });
}

/** Client navigation shows the page before its lists have loaded. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = serverLoader<typeof loader>().catch(() => null);
  return {
    bodies: loaded.then((lists) => lists?.bodies ?? null),
    accreditations: loaded.then((lists) => lists?.accreditations ?? null),
  };
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: licensingPage.title, description: licensingPage.description });

export default function Licensing() {
  const { bodies, accreditations } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageHero
        {...licensingPage.hero}
        drawing={
          <Drawing src={certificatesUrl} id="certificates" width={560} height={420} className="w-full" />
        }
      />
      <Practitioners />
      <ProfessionalBodies listed={bodies} />
      <SoftwareAccreditations listed={accreditations} />
      <Closing />
    </>
  );
}

function Closing() {
  const { closing } = licensingPage;
  return (
    <ClosingBand id="start" title={closing.title} text={closing.text}>
      <ButtonPair
        primary={closing.primaryButton}
        secondary={closing.secondaryButton}
        secondaryTo={CONSULTATION_PATH}
      />
      <ul className="mt-12 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {withWords(strengths, 'text').map((strength) => (
          <li key={strength.title} className="border-t border-rule-strong pt-6">
            <Icon name={strength.icon} size={40} className="text-bloom" />
            <h3 className="mt-3">{strength.title}</h3>
            <p className="mt-1.5 text-ink-soft">{strength.text}</p>
          </li>
        ))}
      </ul>
    </ClosingBand>
  );
}
