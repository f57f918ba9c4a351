import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, type ClientLoaderFunctionArgs } from '@remix-run/react';
import { firm } from '#content/firm.ts';
import { publicPage } from '#app/http/cache.ts';
import { contextOf } from '#app/http/context.ts';
import { Clients } from '#app/lists/clients-section.tsx';
import { findListings } from '#app/lists/find.server.ts';
import streetUrl from '#app/lists/street.svg?url';
import { pageMeta } from '#app/shell/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Drawing } from '#app/ui/drawing.tsx';
import { Icon, type DrawnIconName } from '#app/ui/icon.tsx';
import { PageHero } from '#app/ui/page-hero.tsx';
import { Section } from '#app/ui/section.tsx';

export const headers = publicPage;

export async function loader({ context }: LoaderFunctionArgs) {
  const clients = await findListings('clients', contextOf(context));
  return data({ clients }, { status: clients ? 200 : 503 });
}

/** A page that is reached from another one is shown before its list has come. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = serverLoader<typeof loader>().catch(() => null);
  return { clients: loaded.then((lists) => lists?.clients ?? null) };
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Our Clients',
    description: `Some of the companies, practices and trusts whose books ${firm.name} keeps and whose returns it files.`,
  });

export default function OurClients() {
  const { clients } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageHero
        eyebrow="Our clients"
        title="Good company, in good order"
        lede={`${firm.clients}: salaried people and freelancers, companies, trusts and the executors of estates. Some of them are named here.`}
        drawing={<Drawing src={streetUrl} id="street" width={560} height={290} className="w-full" />}
      />
      <Clients listed={clients} />
      <WhoFor />
      <CallToAction />
    </>
  );
}

function WhoFor() {
  return (
    <Section id="who-for" eyebrow="Who we work for" title="Whoever you are in front of SARS">
      <div className="mt-10 grid border-t border-rule-strong sm:grid-cols-2 lg:grid-cols-4">
        {KINDS.map((kind) => (
          <article key={kind.href} className="column">
            <Icon name={kind.icon} size={48} className="text-bloom" />
            <h3 className="mt-4">{kind.title}</h3>
            <p className="mt-2 text-ink-soft">{kind.text}</p>
            <Link to={kind.href} className="more mt-2">
              Learn More
              <span className="sr-only"> about tax for {kind.title.toLowerCase()}</span> <Icon name="arrow" />
            </Link>
          </article>
        ))}
      </div>
    </Section>
  );
}

const KINDS: { title: string; text: string; href: string; icon: DrawnIconName }[] = [
  {
    title: 'Individuals',
    text: 'Salaried, self-employed, retired or paid from abroad: one return, with everything you may claim.',
    href: '/tax/individual',
    icon: 'people',
  },
  {
    title: 'Companies',
    text: 'Books, payroll, VAT and company tax kept at one desk, so that the figures agree with each other.',
    href: '/tax/company',
    icon: 'structure',
  },
  {
    title: 'Trusts',
    text: 'What the trust earns, what it passes on, and who pays the tax on which part of it.',
    href: '/tax/trust',
    icon: 'scales',
  },
  {
    title: 'Deceased estates',
    text: 'The returns an executor owes for the time before and after, in the right order.',
    href: '/tax/deceased-estate',
    icon: 'filing',
  },
];

function CallToAction() {
  return (
    <section className="band bg-bloom-tint" aria-labelledby="start">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <div className="max-w-[38rem]">
          <h2 id="start" className="text-bloom-deep">
            Start with one message
          </h2>
          <p className="lede mt-4">
            Tell us what you have and what is due. You get a price before we start. {firm.promises.join('. ')}
            .
          </p>
        </div>
        <ButtonLink to="/contact">Get Started Today</ButtonLink>
      </div>
    </section>
  );
}
