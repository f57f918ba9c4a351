import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useMay } from '#app/accounts/access/use-may.ts';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { countLacks } from '#app/work/core/taxpayers/lacks.server.ts';
import { LACKS } from '#app/work/core/taxpayers/lacks.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  return { lacks: await countLacks(await requireFirmActor(args, 'work')) };
}

export const meta: MetaFunction = () => privateMeta('What is missing');

export default function Missing() {
  const { lacks } = useLoaderData<typeof loader>();
  const mayKeep = useMay('fica');
  const open = lacks.filter(({ clients }) => clients > 0);
  return (
    <AdminPage title="What is missing" lede={<Link to="/admin/taxpayers">All clients</Link>}>
      {open.length === 0 ? (
        <p className="work-nothing">Nothing is missing of the clients that you see.</p>
      ) : (
        <ul className="contact-list" aria-label="What is missing">
          {open.map(({ lack, clients }) => (
            <li key={lack} className="pb-2">
              <Link to={`/admin/taxpayers?lacks=${lack}`} className="work-name">
                {LACKS[lack].label}: {clients === 1 ? '1 client' : `${clients} clients`}
              </Link>
              <span className="hint block">{LACKS[lack].about}</span>
            </li>
          ))}
        </ul>
      )}
      {mayKeep && (
        <p className="mt-4">
          <Link to="/admin/taxpayers/fica">Clients that were not identified, and other FICA records</Link>
        </p>
      )}
    </AdminPage>
  );
}
