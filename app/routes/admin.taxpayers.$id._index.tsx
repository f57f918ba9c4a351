import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { runBehind } from '#app/accounts/bulk/mending.server.ts';
import { WayBack } from '#app/accounts/bulk/way-back.tsx';
import { useMay } from '#app/accounts/access/use-may.ts';
import { requireAccess, type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { may } from '#app/accounts/core/roles.ts';
import { oneWhoMay } from '#app/accounts/core/role-texts.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { draftOwner, findDraft } from '#app/platform/drafts/drafts.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { colleaguesPart } from '#app/accounts/core/colleagues.server.ts';
import { readParts } from '#app/platform/db/parts.server.ts';
import { bulkActs } from '#app/registry/bulk-acts.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { invitationsPart } from '#app/work/core/taxpayers/invitations.server.ts';
import { recurringDoubts } from '#app/work/desk/taxpayers/recurring-clash.ts';
import { recurringWithChange } from '#app/work/core/recurring/last-change.server.ts';
import { contactsPart } from '#app/work/core/taxpayers/contacts.server.ts';
import { groupChoicesPart } from '#app/work/core/taxpayers/groups.server.ts';
import { tagChoicesPart } from '#app/work/core/taxpayers/tags.server.ts';
import { bankAccountsPart } from '#app/work/core/taxpayers/bank-accounts.server.ts';
import { ficaPart } from '#app/work/core/taxpayers/fica.server.ts';
import { ownFieldsPart } from '#app/work/core/taxpayers/own-fields.server.ts';
import { leftWorkPart } from '#app/work/core/taxpayers/status.server.ts';
import { relationsPart } from '#app/work/core/taxpayers/relations.server.ts';
import { findAlike } from '#app/work/core/taxpayers/alike.server.ts';
import { looksAfter } from '#app/work/core/engagements/access.server.ts';
import { correctionsPart } from '#app/work/core/taxpayers/standing-corrections.server.ts';
import { findTaxpayer, membersPart, type Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { keptByLawPart } from '#app/work/core/trash/trash.server.ts';
import { findWorkOfBoth } from '#app/work/core/taxpayers/work-of-both.server.ts';
import { tasksPart } from '#app/work/core/tasks/tasks.server.ts';
import { notesPart } from '#app/work/core/notes/notes.server.ts';
import { Notes } from '#app/work/desk/notes/notes.tsx';
import { openingsPart } from '#app/work/core/taxpayers/opened-files.server.ts';
import { findOfTaxpayer } from '#app/work/desk/board.server.ts';
import { lostOfTaxpayer } from '#app/work/desk/gone.server.ts';
import { changeTaxpayer } from '#app/work/desk/taxpayers/action.server.ts';
import { toCard } from '#app/work/desk/taxpayers/card.server.ts';
import { Openings } from '#app/work/desk/taxpayers/card.tsx';
import { AtAGlance } from '#app/desk/taxpayer/at-a-glance.tsx';
import { lastContactPart, timelinePart } from '#app/desk/taxpayer/timeline.server.ts';
import { timelineFilter } from '#app/desk/taxpayer/timeline.ts';
import { ClientTimeline } from '#app/desk/taxpayer/timeline.tsx';
import { agreedPart } from '#app/work/desk/taxpayers/agreed.server.ts';
import { choicesFor } from '#app/work/desk/taxpayers/choices.server.ts';
import { Corrections } from '#app/work/desk/taxpayers/corrections.tsx';
import { Bank } from '#app/work/desk/taxpayers/bank.tsx';
import { Fica } from '#app/work/desk/taxpayers/fica.tsx';
import { ClientActs } from '#app/work/desk/taxpayers/client-acts.tsx';
import { ClientWork } from '#app/work/desk/taxpayers/client-work.tsx';
import { Contacts } from '#app/work/desk/taxpayers/contacts.tsx';
import { DataForm } from '#app/work/desk/taxpayers/data-form.tsx';
import { EndForms } from '#app/work/desk/taxpayers/end-forms.tsx';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';
import { Groups } from '#app/work/desk/taxpayers/groups.tsx';
import { StatusForm } from '#app/work/desk/taxpayers/status-form.tsx';
import { StatusMark } from '#app/work/desk/taxpayers/status-mark.tsx';
import { TagMarks } from '#app/work/desk/taxpayers/tag-marks.tsx';
import { Tags } from '#app/work/desk/taxpayers/tags.tsx';
import { Relations } from '#app/work/desk/taxpayers/relations.tsx';
import { Members } from '#app/work/desk/taxpayers/members.tsx';
import { OpenForm } from '#app/work/desk/taxpayers/open-form.tsx';
import { RecurringWork } from '#app/work/desk/taxpayers/recurring.tsx';
import { recurringTypesFor } from '#app/work/desk/taxpayers/recurring-types.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, params: { id = '' }, context }: LoaderFunctionArgs) {
  const colleague = await requireAccess({ request, context }, 'work');
  const me = firmActor(colleague);
  const taxpayer = await findTaxpayer(me, id);
  if (!taxpayer) throw await toCard(me, id);
  const { searchParams } = new URL(request.url);
  const { show } = timelineFilter(id).read(searchParams);
  const [read, recurring, engagements, kept, alike, back] = await Promise.all([
    readParts({
      members: membersPart(id),
      contacts: contactsPart(id),
      relations: relationsPart(id),
      groups: groupChoicesPart(id),
      tags: tagChoicesPart(id),
      invitations: invitationsPart(id),
      colleagues: colleaguesPart('work'),
      notes: notesPart(me, { entity: 'taxpayer', id }),
      openings: openingsPart(id),
      corrections: correctionsPart(taxpayer),
      accounts: bankAccountsPart(id),
      fica: ficaPart(may(me.role, 'fica') ? id : null),
      left: leftWorkPart(id),
      byLaw: keptByLawPart(id),
      fields: ownFieldsPart(),
      tasks: tasksPart(id),
      agreed: agreedPart([id], me),
      lastContact: lastContactPart(taxpayer, me),
      timeline: timelinePart(taxpayer, me, { shown: show, older: searchParams.get('older') ?? '' }),
    }),
    recurringWithChange(id),
    findOfTaxpayer(id, me),
    findDraft(me.id, request),
    findAlikeWork(taxpayer),
    runBehind(bulkActs, me, request),
  ]);
  const { dates: _, ...shown } = taxpayer;
  return {
    ...read,
    taxpayer: shown,
    recurring,
    doubts: recurringDoubts(recurring, taxpayer, southAfricanDay()),
    recurringTypes: typesToAdd(taxpayer, recurring),
    today: southAfricanDay(),
    engagements,
    submissionKey: randomUUID(),
    kept,
    choices: choicesFor(taxpayer, searchParams.get('type'), engagements),
    me: me.id,
    ...alike,
    canChange: looksAfter(me, taxpayer),
    owner: draftOwner(me.id),
    back,
  };
}

function typesToAdd({ kind }: Taxpayer, recurring: readonly { type: string }[]) {
  return recurringTypesFor(kind)
    .filter(({ id }) => recurring.every(({ type }) => type !== id))
    .map(({ id, name }) => ({ value: id, label: name }));
}

async function findAlikeWork(taxpayer: Taxpayer) {
  const alike = await findAlike(taxpayer, { id: taxpayer.id });
  const ids = alike.map(({ id }) => id);
  return { alike, ofBoth: await findWorkOfBoth(taxpayer.id, ids) };
}

export async function action({ request, params: { id = '' }, context }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const form = await requireForm(request);
  const taxpayer = await findTaxpayer(me, id);
  if (!taxpayer) throw await lostOfTaxpayer(me, id, form);
  return changeTaxpayer({ form, me, taxpayer, request, clientAddress: contextOf(context).clientAddress });
}

/** Remix does not load again after a refusal, and what somebody else has changed must be read again. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.taxpayer.name ?? 'Client');

export default function TaxpayerPage() {
  const { taxpayer, members, invitations, engagements, colleagues, openings, timeline, ...rest } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { id, name, kind, assigneeId } = taxpayer;
  const mayEngage = useMay('engage');
  return (
    <AdminPage
      title={name}
      lede={
        <>
          {KIND_LABELS[kind]} <StatusMark status={taxpayer.status} />{' '}
          <TagMarks tags={rest.tags.filter(({ isOn }) => isOn)} />
          <Link to="/admin/taxpayers" className="ml-4">
            All clients
          </Link>
        </>
      }
      actions={<ClientActs id={id} mayEngage={mayEngage} />}
    >
      <div className="work-parts" key={id}>
        <WayBack run={rest.back} />
        <Corrections corrections={rest.corrections} version={taxpayer.version} canChange={rest.canChange} />
        <AtAGlance taxpayer={taxpayer} members={members} {...rest} />
        <ClientWork rows={engagements} />
        <RecurringWork
          {...rest}
          canPlan={mayEngage && rest.canChange}
          newId={rest.submissionKey}
          answer={answer}
        />
        {mayEngage && (
          <OpenForm
            key={rest.choices.type}
            taxpayerId={id}
            choices={rest.choices}
            colleagues={colleagues}
            assigneeId={assigneeId ?? rest.me}
            answer={answer}
            isMailed={members.length > 0 || Boolean(taxpayer.email)}
          />
        )}
        <Notes aboutId={id} {...rest} answer={answer} />
        <ClientTimeline client={id} timeline={timeline} />
        <Contacts {...rest} newId={rest.submissionKey} answer={answer} />
        <Relations
          {...rest}
          kind={kind}
          names={rest.contacts.map((one) => one.name)}
          newId={rest.submissionKey}
          answer={answer}
        />
        <Groups {...rest} answer={answer} />
        <Tags {...rest} />
        <Fica {...rest} kind={kind} answer={answer} />
        <Bank {...rest} newId={rest.submissionKey} answer={answer} />
        <Members {...{ members, invitations, answer }} canChange={rest.canChange} />
        {rest.canChange ? (
          <DataForm
            taxpayer={taxpayer}
            colleagues={colleagues}
            fields={rest.fields}
            owner={rest.owner}
            kept={rest.kept?.intent === 'data' ? rest.kept : null}
            answer={answer}
          />
        ) : (
          <p className="hint">
            {taxpayer.assignee} looks after it. Ask them, or {oneWhoMay('allocate')}, to change its data or
            who acts for this client.
          </p>
        )}
        <Openings openings={openings} />
        {rest.canChange && <StatusForm {...rest} status={taxpayer.status} {...{ engagements, answer }} />}
        {rest.canChange && <EndForms id={id} {...rest} />}
      </div>
    </AdminPage>
  );
}
