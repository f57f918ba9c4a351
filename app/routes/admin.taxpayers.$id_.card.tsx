import { randomUUID } from 'node:crypto';
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { draftOwner, findDraft } from '#app/platform/drafts/drafts.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { notesOf } from '#app/work/core/notes/notes.server.ts';
import { findTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { Notes } from '#app/work/desk/notes/notes.tsx';
import { goneTaxpayer } from '#app/work/desk/gone.server.ts';
import { changeOnCard, findCard } from '#app/work/desk/taxpayers/card.server.ts';
import { CardFacts, OpenAnyway } from '#app/work/desk/taxpayers/card.tsx';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, params: { id = '' }, context }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  if (await findTaxpayer(me, id)) throw redirect(`/admin/taxpayers/${id}`);
  const [card, notes, kept] = await Promise.all([
    findCard(id),
    isUuid(id) ? notesOf(me, { entity: 'card', id }) : [],
    findDraft(me.id, request),
  ]);
  if (!card) throw await goneTaxpayer(me, id);
  return { card, notes, kept, me: me.id, submissionKey: randomUUID(), owner: draftOwner(me.id) };
}

export async function action({ request, params: { id = '' }, context }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  return changeOnCard({ me, id, request });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.card.name ?? 'Client');

export default function CardPage() {
  const { card, notes, kept, owner, ...rest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage
      title={card.name}
      lede={
        <>
          {KIND_LABELS[card.kind]}{' '}
          <Link to="/admin/taxpayers" className="ml-4">
            All clients
          </Link>
        </>
      }
    >
      <div className="work-parts">
        <CardFacts card={card} />
        <div>
          <p className="hint">
            {card.keeper?.name ?? 'Whoever looks after the client'} reads a note in the client’s file. Here
            you see your own alone.
          </p>
          <Notes aboutId={card.id} {...{ notes, owner, kept, answer, ...rest }} />
        </div>
        <OpenAnyway keeper={card.keeper} answer={answer} owner={owner} reason={kept?.reason ?? ''} />
      </div>
    </AdminPage>
  );
}
