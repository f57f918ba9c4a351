import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { requireClient } from '#app/work/client/client.server.ts';
import { fateOf, workOfDocument } from '#app/work/documents/fate.server.ts';

export const handle = { frame: 'client' } satisfies RouteHandle;
export const headers = privatePage;

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const actor = await requireClient({ request, context }, (await workOfDocument(id)) ?? '');
  return data({ fate: await fateOf(actor, id), isMember: actor.userId !== null }, { status: 404 });
}

export const meta: MetaFunction = () => privateMeta('File');

export default function GoneFile() {
  const { fate, isMember } = useLoaderData<typeof loader>();
  return (
    <div className="wrap py-open">
      <h1 className="text-2xl">{fate.title}</h1>
      <p className="lede mt-5">{fate.text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        {fate.work && <ButtonLink to={fate.work.path}>{fate.work.title}</ButtonLink>}
        {isMember && (
          <ButtonLink to="/account/documents" look="quiet">
            All your documents
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
