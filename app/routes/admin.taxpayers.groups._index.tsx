import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { findGroups } from '#app/work/core/taxpayers/groups.server.ts';
import { restoreGroup } from '#app/work/desk/taxpayers/group-page.server.ts';
import { GROUPS } from '#app/work/desk/taxpayers/taxpayer-forms.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  await requireAccess(args, 'work');
  return { groups: await findGroups() };
}

export async function action(args: ActionFunctionArgs) {
  const me = await requireFirmActor(args, 'work');
  return restoreGroup({ me, request: args.request });
}

export const meta: MetaFunction = () => privateMeta('Groups of clients');

export default function Groups() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Groups of clients" lede={<Link to="/admin/taxpayers">All clients</Link>}>
      {groups.length === 0 ? (
        <p className="work-nothing">
          None yet. A family and its companies become a group on the page of one of them, under “Groups”.
        </p>
      ) : (
        <ul className="contact-list" aria-label="Groups">
          {groups.map(({ id, name, members }) => (
            <li key={id} translate="no" className="pb-2">
              <Link to={`${GROUPS}/${id}`} className="work-name">
                {name}
              </Link>
              <span className="hint block">{members.join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
    </AdminPage>
  );
}
