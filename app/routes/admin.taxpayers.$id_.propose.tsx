import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { retention } from '#content/retention.ts';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { firmActor } from '#app/accounts/core/actor.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { EarlierList } from '#app/work/proposals/earlier-list.tsx';
import { earlierProposals } from '#app/work/proposals/earlier.server.ts';
import { ProposeForm } from '#app/work/proposals/propose-form.tsx';
import { beginOffer, previewOf, readOffer, type OfferDraft } from '#app/work/proposals/propose.server.ts';
import proposalsCss from '#app/work/proposals/proposals.css?url';
import { sendProposal } from '#app/work/proposals/send.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

export const handle = { permission: 'engage' } satisfies DeskHandle;
export const headers = privatePage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: proposalsCss }];

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'engage');
  const { plan = null, ...wanted } = Object.fromEntries(new URL(request.url).searchParams);
  const draft = await beginOffer(firmActor(me), id, { plan, ...wanted });
  if (!draft) throw notFound();
  return { draft, earlier: await earlierProposals(draft.taxpayer.id) };
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const me = await requireAccess({ request, context }, 'engage');
  const form = await requireForm(request);
  const read = await readOffer(firmActor(me), id, form);
  if (!read) throw notFound();
  const { draft, offer, taxpayer } = read;
  if (!offer) return data<OfferDraft>(draft, { status: 400 });
  if (form.get('intent') !== 'send')
    return data<OfferDraft>({ ...draft, letters: previewOf(offer, taxpayer) });
  if (draft.late.length > 0 && textIn(form, 'late') !== draft.late.join(' '))
    return data<OfferDraft>(draft, { status: 409 });
  const sent = await sendProposal(firmActor(me), offer);
  if (sent.kind === 'gone') throw notFound();
  if (sent.kind === 'exists') {
    const error = `Not sent, because the client has it already: ${sent.titles.join('; ')}`;
    return data<OfferDraft>({ ...draft, error }, { status: 409 });
  }
  return redirectWithToast(`/admin/taxpayers/${id}`, {
    title: 'Proposal sent',
    description: `The client gets a mail with the link to it, which is open for ${retention.proposalOpenDays} days.`,
    tone: 'gain',
  });
}

export const meta: MetaFunction = () => privateMeta('Propose work');

export default function ProposePage() {
  const { draft: initial, earlier } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const draft = answer && answer.plan === initial.plan ? answer : initial;
  return (
    <AdminPage
      title="Propose work"
      lede={
        <>
          For <Link to={`/admin/taxpayers/${draft.taxpayer.id}`}>{draft.taxpayer.name}</Link>
        </>
      }
    >
      <ProposeForm key={draft.plan} draft={draft} />
      <EarlierList proposals={earlier} />
    </AdminPage>
  );
}
