import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { fateOf } from '#app/work/documents/fate.server.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  return data(await fateOf(me, id), { status: 404 });
}

export const meta: MetaFunction = () => privateMeta('File');

export default function GoneFile() {
  const { title, text, work } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={title} lede={text}>
      <p className="flex flex-wrap gap-3">
        {work && (
          <Link to={`${work.path}#items`} className="btn">
            {work.title}
          </Link>
        )}
        <Link to="/admin/search" className="btn btn-quiet">
          Search
        </Link>
      </p>
    </AdminPage>
  );
}
