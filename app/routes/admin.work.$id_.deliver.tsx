import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { recipientsOf } from '#app/work/core/engagements/recipients.server.ts';
import { isUnderWay } from '#app/work/core/engagements/states.ts';
import { contactsOf } from '#app/work/core/taxpayers/contacts.server.ts';
import { DeliverForm } from '#app/work/desk/deliver/deliver-form.tsx';
import { deliver } from '#app/work/desk/deliver/deliver.server.ts';
import { goneWork } from '#app/work/desk/gone.server.ts';
import { isForApproval, isLoose } from '#app/work/documents/document.ts';
import documentsCss from '#app/work/documents/documents.css?url';
import { isAskedAs } from '#app/work/core/engagements/approvals.server.ts';
import { documentsOf } from '#app/work/documents/documents.server.ts';
import { UPLOAD } from '#app/work/documents/kinds.ts';

const TITLE = 'Deliver to the client';

export const handle = { permission: 'work', upload: UPLOAD } satisfies DeskHandle;
export const headers = privatePage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: documentsCss }];

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const engagement = await findEngagement(me, id);
  if (!engagement) throw await goneWork(me, id);
  const { title, taxpayer, state } = engagement;
  const recipients = await recipientsOf(db(), taxpayer.id);
  const signers = recipients.filter(({ mayAccept }) => mayAccept);
  const contacts = await contactsOf(taxpayer.id);
  const delivered = (await documentsOf(id)).filter((one) => isLoose(one) && isForApproval(one));
  return {
    id,
    // A second thing to approve is not called like the first.
    title: (await isAskedAs(id, title)) ? '' : title,
    work: title,
    taxpayer: taxpayer.name,
    mayAsk: isUnderWay(state),
    signers: signers.map(({ name, email }) => ({ name, email })),
    client: taxpayer.id,
    contacts: contacts
      .filter((one) => one.email && !signers.some(({ email }) => email === one.email))
      .map(({ name, role }) => ({ name, role })),
    delivered: delivered.toReversed().map(({ id: of, name }) => ({ id: of, name })),
    today: southAfricanDay(),
    step: randomUUID(),
  };
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  return deliver({ me, id, request });
}

export const meta: MetaFunction = () => privateMeta(TITLE);

export default function Deliver() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage
      title={TITLE}
      lede={
        <>
          For <Link to={`/admin/work/${page.id}`}>{page.work}</Link>,{' '}
          <span translate="no">{page.taxpayer}</span>
        </>
      }
    >
      <DeliverForm {...page} answer={answer} />
    </AdminPage>
  );
}
