import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { readPart } from '#app/platform/db/parts.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { Facts } from '#app/platform/ui/facts.tsx';
import { findGroup } from '#app/work/core/taxpayers/groups.server.ts';
import { findOpenOf } from '#app/work/desk/board.server.ts';
import { agreedPart } from '#app/work/desk/taxpayers/agreed.server.ts';
import { agreedText, dueOnText, openText } from '#app/work/desk/taxpayers/agreed.ts';
import { ClientWork } from '#app/work/desk/taxpayers/client-work.tsx';
import { AddClient, GroupForms, GroupMembers } from '#app/work/desk/taxpayers/group-forms.tsx';
import { changeGroup, NO_GROUP } from '#app/work/desk/taxpayers/group-page.server.ts';
import { findLines } from '#app/work/desk/taxpayers/list.server.ts';
import { GROUPS } from '#app/work/desk/taxpayers/taxpayer-forms.ts';
import { TaxpayerTable } from '#app/work/desk/taxpayers/taxpayer-table.tsx';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, params: { id = '' }, context }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const group = await findGroup(id);
  if (!group) throw notFound(NO_GROUP);
  const { memberIds, ...shown } = group;
  const [members, agreed, work] = await Promise.all([
    findLines(memberIds, me),
    readPart(agreedPart(memberIds, me)),
    findOpenOf(memberIds, me),
  ]);
  return { group: shown, members, agreed, work };
}

export async function action({ request, params: { id = '' }, context }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const form = await requireForm(request);
  const group = await findGroup(id);
  if (!group) throw notFound(NO_GROUP);
  return changeGroup({ request, form, me, group });
}

/** Remix does not load again after a refusal, and what somebody else has changed must be read again. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.group.name ?? 'Group');

export default function GroupPage() {
  const { group, members, agreed, work } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const unseen = members.filter(({ isSeen }) => !isSeen).length;
  return (
    <AdminPage
      title={group.name}
      lede={
        <>
          Group{' '}
          <Link to={GROUPS} className="ml-4">
            All groups
          </Link>
        </>
      }
    >
      <div className="work-parts" key={group.id}>
        <section aria-labelledby="together">
          <h2 id="together">Together</h2>
          <Facts
            facts={{
              Open: openText(agreed),
              'First due': dueOnText(agreed),
              Agreed: agreedText(agreed),
              'Not counted': unseen > 0 && `work of ${unseen} that colleagues look after`,
            }}
          />
        </section>
        <section aria-labelledby="members">
          <h2 id="members">Clients</h2>
          {members.length > 0 && <TaxpayerTable rows={members} />}
          <AddClient answer={answer} count={members.length} />
        </section>
        <ClientWork rows={work} isOfOne={false} />
        <GroupMembers members={members} />
        <GroupForms group={group} answer={answer} />
      </div>
    </AdminPage>
  );
}
