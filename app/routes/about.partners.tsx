import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, type ClientLoaderFunctionArgs } from '@remix-run/react';
import { firm } from '#content/firm.ts';
import { publicPage } from '#app/http/cache.ts';
import { contextOf } from '#app/http/context.ts';
import { findListings } from '#app/lists/find.server.ts';
import { Partners } from '#app/lists/partners-section.tsx';
import bridgeUrl from '#app/lists/bridge.svg?url';
import { pageMeta } from '#app/shell/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Drawing } from '#app/ui/drawing.tsx';
import { PageHero } from '#app/ui/page-hero.tsx';

export const headers = publicPage;

export async function loader({ context }: LoaderFunctionArgs) {
  const partners = await findListings('partners', contextOf(context));
  return data({ partners }, { status: partners ? 200 : 503 });
}

/** A page that is reached from another one is shown before its list has come. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = serverLoader<typeof loader>().catch(() => null);
  return { partners: loaded.then((lists) => lists?.partners ?? null) };
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Our Partners',
    description: `The banks, payment platforms and business-support organisations that ${firm.name} works with, and what each can do for you.`,
  });

export default function OurPartners() {
  const { partners } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageHero
        eyebrow="Our partners"
        title="The people we call on your behalf"
        lede="Some of what a business needs is not in its books: an account, a card machine, a first loan, a mentor. We work with banks, payment platforms and business-support organisations, and introduce you when it helps."
        drawing={<Drawing src={bridgeUrl} id="bridge" width={560} height={350} className="w-full" />}
      >
        <Buttons />
      </PageHero>
      <Partners listed={partners} />
      <section className="band bg-bloom-tint" aria-labelledby="network">
        <div className="wrap">
          <h2 id="network" className="text-bloom-deep">
            Trusted Partnership Network
          </h2>
          <p className="lede mt-4">
            Tell us what you are looking for. We say who can help, make the introduction, and keep the books
            that they will ask to see.
          </p>
          <Buttons />
        </div>
      </section>
    </>
  );
}

function Buttons() {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <ButtonLink to="/contact">Get Started Today</ButtonLink>
      <ButtonLink to="/contact" look="quiet">
        Schedule Consultation
      </ButtonLink>
    </div>
  );
}
