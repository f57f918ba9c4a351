import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { draftOwner, findDraft } from '#app/platform/drafts/drafts.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { colleaguesPart } from '#app/accounts/core/colleagues.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { readParts } from '#app/platform/db/parts.server.ts';
import { ownFieldsPart } from '#app/work/core/taxpayers/own-fields.server.ts';
import { addNew } from '#app/work/desk/taxpayers/action.server.ts';
import { TaxpayerForm } from '#app/work/desk/taxpayers/taxpayer-form.tsx';

export const handle = { permission: 'engage' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'engage');
  const [{ colleagues, fields }, kept] = await Promise.all([
    readParts({ colleagues: colleaguesPart('work'), fields: ownFieldsPart() }),
    findDraft(me.id, request),
  ]);
  return { colleagues, fields, kept, me: me.id, owner: draftOwner(me.id), newId: randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'engage');
  return addNew({ me, request });
}

export const meta: MetaFunction = () => privateMeta('Add a client');

export default function NewTaxpayer() {
  const { colleagues, fields, kept, me, owner, newId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const blank = { kind: 'individual', yearEnd: '2', assigneeId: me };
  return (
    <AdminPage title="Add a client" lede={<Link to="/admin/taxpayers">All clients</Link>}>
      <TaxpayerForm
        key={JSON.stringify([answer?.errors, answer?.alike])}
        alike={answer?.alike}
        values={answer?.typed ?? kept ?? blank}
        errors={answer?.errors ?? {}}
        colleagues={colleagues}
        fields={fields}
        owner={owner}
        newId={newId}
        button="Add"
      />
    </AdminPage>
  );
}
