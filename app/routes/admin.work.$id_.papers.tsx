import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { isFile } from '#app/work/core/checklists/media.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { isLocked, isOpenItem } from '#app/work/core/engagements/item-states.ts';
import { itemsOf } from '#app/work/core/engagements/items.server.ts';
import { PapersForm } from '#app/work/desk/papers/papers-form.tsx';
import { goneWork } from '#app/work/desk/gone.server.ts';
import { UPLOAD } from '#app/work/documents/kinds.ts';
import { receiveSorted } from '#app/work/documents/receive-sorted.server.ts';

const TITLE = 'Papers of the client';

export const handle = { permission: 'work', upload: UPLOAD } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const engagement = await findEngagement(me, id);
  if (!engagement) throw await goneWork(me, id);
  const items = (await itemsOf(engagement)).filter((item) => item.media.some(isFile) && !isLocked(item));
  const inOrder = items.toSorted((one, other) => Number(isOpenItem(other)) - Number(isOpenItem(one)));
  return {
    id,
    title: engagement.title,
    taxpayer: engagement.taxpayer.name,
    items: inOrder.map((item) => ({ id: item.id, what: item.what, hasCome: !isOpenItem(item) })),
  };
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  if (!(await findEngagement(me, id))) throw await goneWork(me, id);
  return receiveSorted(request, me, { engagementId: id, page: `/admin/work/${id}` });
}

export const meta: MetaFunction = () => privateMeta(TITLE);

export default function Papers() {
  const { id, title, taxpayer, items } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={TITLE}
      lede={
        <>
          For <Link to={`/admin/work/${id}`}>{title}</Link>, <span translate="no">{taxpayer}</span>
        </>
      }
    >
      <PapersForm items={items} />
    </AdminPage>
  );
}
