import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, type ClientLoaderFunctionArgs } from '@remix-run/react';
import { partnersPage } from '#content/pages/partners.ts';
import { publicPage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { findListings } from '#app/lists/core/find.server.ts';
import { Partners } from '#app/lists/core/partners-section.tsx';
import bridgeUrl from '#app/lists/core/bridge.svg?url';
import { listsSheet } from '#app/lists/core/sheet-link.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { CONSULTATION_PATH } from '#app/firm/contact/contact-path.ts';
import { ButtonPair } from '#app/platform/ui/button.tsx';
import { ClosingBand } from '#app/platform/ui/call-to-action.tsx';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import { PageHero } from '#app/platform/ui/page-hero.tsx';

const { closing } = partnersPage;

export const headers = publicPage;
export const links = listsSheet;

export async function loader({ context }: LoaderFunctionArgs) {
  const partners = await findListings('partners', contextOf(context));
  return data({ partners }, { status: partners ? 200 : 503 });
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = serverLoader<typeof loader>().catch(() => null);
  return { partners: loaded.then((lists) => lists?.partners ?? null) };
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: partnersPage.title, description: partnersPage.description });

export default function OurPartners() {
  const { partners } = useLoaderData<typeof clientLoader>();
  const buttons = (
    <ButtonPair
      primary={closing.primaryButton}
      secondary={closing.secondaryButton}
      secondaryTo={CONSULTATION_PATH}
    />
  );
  return (
    <>
      <PageHero
        {...partnersPage.hero}
        drawing={<Drawing src={bridgeUrl} id="bridge" width={560} height={350} className="w-full" />}
      >
        {buttons}
      </PageHero>
      <Partners listed={partners} />
      <ClosingBand id="network" title={closing.title} text={closing.text}>
        {buttons}
      </ClosingBand>
    </>
  );
}
