import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, type ClientLoaderFunctionArgs } from '@remix-run/react';
import { clientsPage, clientTypes } from '#content/pages/clients.ts';
import { publicPage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { Clients } from '#app/lists/core/clients-section.tsx';
import { findListings } from '#app/lists/core/find.server.ts';
import streetUrl from '#app/lists/core/street.svg?url';
import { listsSheet } from '#app/lists/core/sheet-link.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { CallToAction } from '#app/platform/ui/call-to-action.tsx';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import { PageHero } from '#app/platform/ui/page-hero.tsx';
import { Section } from '#app/platform/ui/section.tsx';
import { Icon, type DrawnIconName } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';

type Column = { title: string; text: string; href: string; icon: DrawnIconName };

export const headers = publicPage;
export const links = listsSheet;

export async function loader({ context }: LoaderFunctionArgs) {
  const clients = await findListings('clients', contextOf(context));
  return data({ clients }, { status: clients ? 200 : 503 });
}

/** Client navigation shows the page before its list has loaded. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = serverLoader<typeof loader>().catch(() => null);
  return { clients: loaded.then((lists) => lists?.clients ?? null) };
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: clientsPage.title, description: clientsPage.description });

export default function OurClients() {
  const { clients } = useLoaderData<typeof clientLoader>();
  const { closing } = clientsPage;
  return (
    <>
      <PageHero
        {...clientsPage.hero}
        drawing={<Drawing src={streetUrl} id="street" width={560} height={290} className="w-full" />}
      />
      <Clients listed={clients} />
      <Section id="who-for" {...clientsPage.whoFor}>
        <LinkColumns items={clientTypes} />
      </Section>
      <CallToAction title={closing.title} text={closing.text}>
        <ButtonLink to="/contact">{closing.button}</ButtonLink>
      </CallToAction>
    </>
  );
}

function LinkColumns({ items }: { items: readonly Column[] }) {
  return (
    <div className="mt-10 grid border-t border-rule-strong sm:grid-cols-2 lg:grid-cols-4">
      {items.map(({ title, text, href, icon }) => (
        <article key={href} className="column">
          <Icon name={icon} size={48} className="text-bloom" />
          <h3 className="mt-4">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
          <Link to={href} className="more mt-2">
            Learn More
            <span className="sr-only"> about tax for {title.toLowerCase()}</span> <Icon name="arrow" />
          </Link>
        </article>
      ))}
    </div>
  );
}
