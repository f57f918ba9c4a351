import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { retention } from '#content/retention.ts';
import { requireAccess, type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { firmActor, type FirmActor } from '#app/accounts/core/actor.ts';
import {
  done,
  missing,
  postedForms,
  refused,
  shown,
  stale,
  unchanged,
  type Posted,
  type Reply,
} from '#app/platform/forms/posted-forms.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { whenMailed } from '#app/platform/mail/when-mailed.server.ts';
import { goneTaxpayer } from '#app/work/desk/gone.server.ts';
import { textIfMailed } from '#app/work/core/notices/notify-client.server.ts';
import { EarlierList } from '#app/work/proposals/earlier-list.tsx';
import { earlierProposals } from '#app/work/proposals/earlier.server.ts';
import { ProposeForm } from '#app/work/proposals/propose-form.tsx';
import {
  beginOffer,
  fillOffer,
  previewOf,
  readOffer,
  type OfferDraft,
} from '#app/work/proposals/propose.server.ts';
import proposalsCss from '#app/work/proposals/proposals.css?url';
import { sendProposal, type Offer } from '#app/work/proposals/send.server.ts';
import { PROPOSAL_STATE } from '#app/work/proposals/states.ts';
import { withdrawProposal } from '#app/work/proposals/withdraw.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

export const handle = { permission: 'engage' } satisfies DeskHandle;
export const headers = privatePage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: proposalsCss }];

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'engage');
  const { plan = null, ...wanted } = Object.fromEntries(new URL(request.url).searchParams);
  const draft = await beginOffer(firmActor(me), id, { plan, ...wanted });
  if (!draft) throw await goneTaxpayer(firmActor(me), id);
  return { draft, earlier: await earlierProposals(draft.taxpayer.id) };
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'engage');
  return propose({ request, me, id });
}

const propose = postedForms({
  commands: {
    fill: async ({ me, id, form }: Context) => {
      const draft = await fillOffer(me, id, form);
      return draft ? shown({ draft }) : missing();
    },
    preview: (posted: Context) =>
      withOffer(posted, async ({ draft, offer, taxpayer }) =>
        shown({ draft: { ...draft, letters: previewOf(offer, taxpayer) } }),
      ),
    send: (posted: Context) => withOffer(posted, (read) => send(posted, read)),
    withdraw: ({ me, form }: Context) => withdraw(me, textIn(form, 'proposal')),
  },
  path: ({ id }) => `/admin/taxpayers/${id}`,
});

type Context = Posted & { me: FirmActor; id: string };
type Answer = Reply<never, { draft: OfferDraft }>;
type Read = NonNullable<Awaited<ReturnType<typeof readOffer>>>;
type Whole = Read & { offer: Offer };

async function withOffer({ me, id, form }: Context, act: (read: Whole) => Promise<Answer>): Promise<Answer> {
  if (textIn(form, 'plan') !== textIn(form, 'filled')) return filledFirst({ me, id, form });
  const read = await readOffer(me, id, form);
  if (!read) return missing();
  const { draft, offer } = read;
  return offer ? act({ ...read, offer }) : refused({}, { draft });
}

/** Nothing of a plan is sent that nobody has looked at. */
async function filledFirst({ me, id, form }: Pick<Context, 'me' | 'id' | 'form'>): Promise<Answer> {
  const draft = await fillOffer(me, id, form);
  if (!draft) return missing();
  const error = 'The plan that you picked is filled in now: look at it, then press again.';
  return refused({}, { draft: { ...draft, error } });
}

async function send({ me, form }: Context, { draft, offer }: Whole): Promise<Answer> {
  if (draft.late.length > 0 && textIn(form, 'late') !== draft.late.join(' ')) return stale({}, { draft });
  const sent = await sendProposal(me, offer);
  if (sent.kind === 'gone') return missing();
  if (sent.kind === 'exists') {
    const error = `Not sent, because the client has it already: ${sent.titles.join('; ')}`;
    return stale({}, { draft: { ...draft, error } });
  }
  return done({
    title: 'Proposal sent',
    step: sent.kind === 'sent' ? sent.steps : undefined,
    description: await textIfMailed(
      offer.taxpayerId,
      'proposal',
      `${whenMailed('The client gets')} Its link is open for ${retention.proposalOpenDays} days.`,
    ),
  });
}

async function withdraw(me: FirmActor, id: string): Promise<Answer> {
  const withdrawn = await withdrawProposal(me, id);
  if (withdrawn === 'gone') return missing();
  if (typeof withdrawn === 'string')
    return unchanged({ title: 'Not withdrawn', description: PROPOSAL_STATE[withdrawn].tooLate });
  return done({ title: 'Proposal withdrawn', step: withdrawn.steps });
}

export const meta: MetaFunction = () => privateMeta('Propose work');

export default function ProposePage() {
  const { draft: initial, earlier } = useLoaderData<typeof loader>();
  const draft = useActionData<typeof action>()?.draft ?? initial;
  return (
    <AdminPage
      title="Propose work"
      lede={
        <>
          For <Link to={`/admin/taxpayers/${draft.taxpayer.id}`}>{draft.taxpayer.name}</Link>
        </>
      }
    >
      <ProposeForm key={`${draft.plan} ${draft.key}`} draft={draft} />
      <EarlierList proposals={earlier} />
    </AdminPage>
  );
}
