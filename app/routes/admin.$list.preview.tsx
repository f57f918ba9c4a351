import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { isUuid } from '#app/db/uuid.ts';
import type { ComponentType } from 'react';
import { privatePage } from '#app/http/cache.ts';
import type { RouteHandle } from '#app/http/route-handle.ts';
import { requireList } from '#app/list-desk/administer.server.ts';
import { titleOf } from '#app/list-desk/list-desk.tsx';
import { wordsOf } from '#app/list-desk/words.ts';
import { ProfessionalBodies, SoftwareAccreditations } from '#app/lists/accreditations.tsx';
import { Clients } from '#app/lists/clients-section.tsx';
import { readListings } from '#app/lists/find.server.ts';
import type { Listing } from '#app/lists/listing.ts';
import { adminPath, type ListName } from '#app/lists/lists.ts';
import { Partners } from '#app/lists/partners-section.tsx';

const PARTS: Record<ListName, ComponentType<{ listed: Listing[] }>> = {
  clients: Clients,
  'professional-bodies': ProfessionalBodies,
  'software-accreditations': SoftwareAccreditations,
  partners: Partners,
};

/** As on the public page, the shell script turns what turns; React would find other slides than it drew. */
export const handle = { hydrate: false } satisfies RouteHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  const { list } = await requireList(args);
  const wanted = new URL(args.request.url).searchParams.get('with');
  const shown = await readListings(list, isUuid(wanted) ? wanted : undefined);
  return { list, shown, extra: shown.find(({ id }) => id === wanted)?.name };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? titleOf(data.list, 'Preview') : []);

/** The very parts of the public page, with what they would show at this moment. */
export default function Preview() {
  const { list, shown, extra } = useLoaderData<typeof loader>();
  const Part = PARTS[list.name];
  return (
    <>
      <div className="wrap pt-10 pb-12">
        <p className="eyebrow">Administration</p>
        <h1 className="text-2xl">Preview of the {list.plural}</h1>
        <p className="lede mt-3">
          As the public sees them on <Link to={list.publicPage}>{list.publicPage}</Link>
          {extra && `, with ${extra} shown`}.
        </p>
        <p className="mt-5">
          <Link to={adminPath(list.name)}>Back to {wordsOf(list).title}</Link>
        </p>
      </div>
      <Part listed={shown} />
    </>
  );
}
