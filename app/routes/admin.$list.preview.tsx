import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import type { DeskHandle } from '#app/accounts/access/access.server.ts';
import { Link, useLoaderData } from '@remix-run/react';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { ComponentType } from 'react';
import { privatePage } from '#app/platform/http/cache.ts';
import { requireList } from '#app/lists/desk/administer.server.ts';
import { BackToList, titleOf } from '#app/lists/desk/list-desk.tsx';
import { ProfessionalBodies, SoftwareAccreditations } from '#app/lists/core/accreditations.tsx';
import { Clients } from '#app/lists/core/clients-section.tsx';
import { readListings } from '#app/lists/core/find.server.ts';
import type { Listing } from '#app/lists/core/listing.ts';
import type { ListName } from '#app/lists/core/lists.ts';
import { listsSheet } from '#app/lists/core/sheet-link.ts';
import { Partners } from '#app/lists/core/partners-section.tsx';

const PARTS: Record<ListName, ComponentType<{ listed: Listing[] }>> = {
  clients: Clients,
  'professional-bodies': ProfessionalBodies,
  'software-accreditations': SoftwareAccreditations,
  partners: Partners,
};

export const handle = { permission: 'lists', hydrate: false } satisfies DeskHandle;
export const headers = privatePage;
export const links = listsSheet;

export async function loader(args: LoaderFunctionArgs) {
  const { list } = await requireList(args);
  const hiddenId = new URL(args.request.url).searchParams.get('with');
  const listings = await readListings(list, isUuid(hiddenId) ? hiddenId : undefined);
  return { list, listings, extra: listings.find(({ id }) => id === hiddenId)?.name };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? titleOf(data.list, 'Preview') : []);

export default function Preview() {
  const { list, listings, extra } = useLoaderData<typeof loader>();
  const Part = PARTS[list.name];
  return (
    <>
      <div className="wrap py-working">
        <p className="eyebrow">Administration</p>
        <h1 className="text-2xl">Preview of the {list.plural}</h1>
        <p className="lede mt-3">
          As the public sees them on <Link to={list.publicPage}>{list.publicPage}</Link>
          {extra && `, with ${extra} shown`}.
        </p>
        <BackToList list={list} className="mt-5" />
      </div>
      <div className="public-part">
        <Part listed={listings} />
      </div>
    </>
  );
}
