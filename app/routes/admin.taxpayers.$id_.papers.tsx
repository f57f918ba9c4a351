import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { readCursor } from '#app/platform/db/keyset.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { searchText } from '#app/platform/http/query.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { KeysetPager } from '#app/platform/ui/keyset-pager.tsx';
import { findTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { toCard } from '#app/work/desk/taxpayers/card.server.ts';
import { PaperList } from '#app/work/desk/taxpayers/paper-list.tsx';
import { findPapers } from '#app/work/desk/taxpayers/papers.server.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, params: { id = '' }, context }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const taxpayer = await findTaxpayer(me, id);
  if (!taxpayer) throw await toCard(me, id);
  const { searchParams } = new URL(request.url);
  const q = searchText(searchParams);
  const page = await findPapers(taxpayer, q, me, readCursor(searchParams, isUuid));
  return { id, name: taxpayer.name, q, page };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data ? `Papers of ${data.name}` : 'Papers');

export default function Papers() {
  const { id, name, q, page } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={`Papers of ${name}`} lede={<Link to={`/admin/taxpayers/${id}`}>{name}</Link>}>
      <Form method="get" role="search" className="desk-filter">
        <TextField
          id="q"
          name="q"
          label="Name, or what it answers"
          type="search"
          maxLength={200}
          defaultValue={q}
        />
        <Button type="submit" look="quiet" small>
          Show
        </Button>
      </Form>
      {page.rows.length === 0 ? (
        <p className="work-nothing">{q ? `No paper fits “${q}”.` : 'None yet.'}</p>
      ) : (
        <PaperList papers={page.rows} label="Papers" />
      )}
      <KeysetPager {...page} entries={q ? [['q', q]] : []} />
    </AdminPage>
  );
}
