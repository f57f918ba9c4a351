import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, type ClientLoaderFunctionArgs } from '@remix-run/react';
import { firm } from '#content/firm.ts';
import { publicPage } from '#app/http/cache.ts';
import { contextOf } from '#app/http/context.ts';
import { ProfessionalBodies, SoftwareAccreditations } from '#app/lists/accreditations.tsx';
import { findListings } from '#app/lists/find.server.ts';
import certificatesUrl from '#app/lists/certificates.svg?url';
import { pageMeta } from '#app/shell/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Drawing } from '#app/ui/drawing.tsx';
import { Icon, type DrawnIconName } from '#app/ui/icon.tsx';
import { PageHero } from '#app/ui/page-hero.tsx';

const BODIES = new Intl.ListFormat('en-ZA').format(firm.bodies);

export const headers = publicPage;

export async function loader({ context }: LoaderFunctionArgs) {
  const [bodies, accreditations] = await Promise.all([
    findListings('professional-bodies', contextOf(context)),
    findListings('software-accreditations', contextOf(context)),
  ]);
  return data({ bodies, accreditations }, { status: bodies && accreditations ? 200 : 503 });
}

/** A page that is reached from another one is shown before its lists have come. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = serverLoader<typeof loader>().catch(() => null);
  return {
    bodies: loaded.then((lists) => lists?.bodies ?? null),
    accreditations: loaded.then((lists) => lists?.accreditations ?? null),
  };
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Licensing and accreditation',
    description: `The professional bodies that ${firm.name} answers to, ${BODIES}, and the software companies that have accredited us.`,
  });

export default function Licensing() {
  const { bodies, accreditations } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageHero
        eyebrow="Licensing"
        title="Answerable to more than ourselves"
        lede={`We are members of ${BODIES}, and accredited by the companies whose software we use. Their rules bind us, and you can hold us to them.`}
        drawing={
          <Drawing src={certificatesUrl} id="certificates" width={560} height={420} className="w-full" />
        }
      />
      <ProfessionalBodies listed={bodies} />
      <SoftwareAccreditations listed={accreditations} />
      <CallToAction />
    </>
  );
}

function CallToAction() {
  return (
    <section className="band bg-bloom-tint" aria-labelledby="start">
      <div className="wrap">
        <h2 id="start" className="text-bloom-deep">
          Partner with Certified Excellence
        </h2>
        <p className="lede mt-4">
          Ask us who will sign your return, and which body they answer to. You hear both before we start.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/contact">Get Started Today</ButtonLink>
          <ButtonLink to="/contact" look="quiet">
            Schedule Consultation
          </ButtonLink>
        </div>
        <ul className="mt-12 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {STRENGTHS.map((strength) => (
            <li key={strength.title} className="border-t border-rule-strong pt-6">
              <Icon name={strength.icon} size={40} className="text-bloom" />
              <h3 className="mt-3">{strength.title}</h3>
              <p className="mt-1.5 text-ink-soft">{strength.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const STRENGTHS: { title: string; text: string; icon: DrawnIconName }[] = [
  {
    title: 'Professional Standards',
    text: `The codes of ${BODIES} stand behind every return and every set of statements.`,
    icon: 'shield',
  },
  {
    title: 'Cutting-Edge Technology',
    text: 'AI sorts the entries of your cloud books, an accountant checks them, and you see the same ledger as we do.',
    icon: 'cloud',
  },
  {
    title: 'Trusted Expertise',
    text: `We bring ${firm.experience} to the desk, for ${firm.clients}.`,
    icon: 'handshake',
  },
];
