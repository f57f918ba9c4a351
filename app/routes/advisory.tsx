import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { publicPage } from '#app/http/cache.ts';
import { OfferPage } from '#app/offer/offer-page.tsx';
import { shownOffer } from '#app/offer/offers.server.ts';
import trigBeaconUrl from '#app/offer/trig-beacon.svg?url';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Drawing } from '#app/ui/drawing.tsx';

export const headers = publicPage;

export function loader() {
  return shownOffer('advisory');
}

export const meta: MetaFunction<typeof loader> = (args) => (args.data ? pageMeta(args, args.data) : []);

export default function Advisory() {
  const offer = useLoaderData<typeof loader>();
  return (
    <OfferPage
      offer={offer}
      drawing={<Drawing src={trigBeaconUrl} id="trig-beacon" width={1120} height={360} />}
    />
  );
}
