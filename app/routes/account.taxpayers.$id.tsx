import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { firm } from '#app/platform/content/firm.ts';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { requireMember, type Member } from '#app/accounts/core/member.server.ts';
import { memberActor } from '#app/work/client/client.server.ts';
import { CorrectionForm } from '#app/work/client/correction-form.tsx';
import { findOwnWork } from '#app/work/client/home.server.ts';
import roomCss from '#app/work/client/room.css?url';
import { goneTaxpayer } from '#app/work/client/gone-taxpayer.server.ts';
import { changeWhoActs } from '#app/work/client/taxpayer-action.server.ts';
import { TaxpayerWork } from '#app/work/client/taxpayer-work.tsx';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';
import { EndWork, RemoveTaxpayer } from '#app/work/client/remove-taxpayer.tsx';
import { TaxpayerMembers } from '#app/work/client/taxpayer-members.tsx';
import {
  concerns,
  CORRECTABLE,
  shownText,
  storedText,
  type Correctable,
} from '#app/work/core/taxpayers/correctable.ts';
import { keyIn, keysOf, pick } from '#app/platform/core/keys.ts';
import { NUMBERS, writtenNumber, type Numbers } from '#app/work/core/taxpayers/numbers.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { invitationsOf } from '#app/work/core/taxpayers/invitations.server.ts';
import { correctionsOf } from '#app/work/core/taxpayers/standing-corrections.server.ts';
import { findTaxpayer, membersOf, type Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { mayRemoveOwn } from '#app/work/core/trash/own-additions.server.ts';
import { Facts } from '#app/platform/ui/facts.tsx';
import { Link } from '#app/platform/ui/link.tsx';

export const headers = privatePage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: roomCss }];

/** Notes and what else is for the desk alone stay there. */
const SHOWN = [
  'id',
  'kind',
  'name',
  'email',
  'taxNumber',
  'registrationNumber',
  'streetAddress',
  'postalAddress',
  'registeredOn',
  'vatCategory',
  'vatLookup',
  'assignee',
  'numbers',
] as const satisfies (keyof Taxpayer)[];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const member = await requireMember(request);
  const taxpayer = await requireTaxpayer(member, params.id);
  const [members, invitations, corrections, { waiting, standing }, isRemovable] = await Promise.all([
    membersOf(taxpayer.id),
    invitationsOf(taxpayer.id),
    correctionsOf(taxpayer),
    findOwnWork(member),
    mayRemoveOwn({ ...memberActor(member), userId: member.id }, taxpayer.id),
  ]);
  const isOwner = members.some(({ userId, role }) => userId === member.id && role === 'owner');
  const field = keyIn(CORRECTABLE, new URL(request.url).searchParams.get('correct') ?? '');
  return {
    taxpayer: { ...pick(taxpayer, ...SHOWN), yearEnd: taxpayer.dates.yearEnd },
    members,
    invitations,
    isOwner,
    isRemovable,
    me: member.id,
    corrections,
    field,
    today: southAfricanDay(new Date()),
    waiting: waiting.filter(({ taxpayerId }) => taxpayerId === taxpayer.id),
    standing: standing.filter(({ id }) => id === taxpayer.id),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const member = await requireMember(request);
  const form = await requireForm(request);
  const { id } = await requireTaxpayer(member, params.id, form);
  return changeWhoActs({ request, form, context: contextOf(context), member, taxpayerId: id });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.taxpayer.name ?? 'Taxpayer');

export default function TaxpayerPage() {
  const { taxpayer, corrections, field, today, waiting, standing, isRemovable, ...who } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { id, kind, name, email, assignee } = taxpayer;
  const correcting = answerTo(answer, 'correct');
  const wrong = keyIn(CORRECTABLE, correcting?.typed.field ?? '') ?? field;
  return (
    <AccountPage
      path="/account/taxpayers"
      title={name}
      lede={
        <>
          {KIND_LABELS[kind]} · <Link to="/account/taxpayers">All whom you act for</Link>
        </>
      }
    >
      <div className="room-home">
        <TaxpayerWork {...{ id, waiting, standing, today }} />
        <section aria-labelledby="data">
          <h2 id="data" className="font-serif-text text-xl">
            As we have it
          </h2>
          <div className="mt-3">
            <Facts
              facts={{
                ...Object.fromEntries(
                  keysOf(CORRECTABLE)
                    .filter((one) => isShown(one, taxpayer, who.isOwner))
                    .map((one) => [
                      CORRECTABLE[one].label,
                      <Fact key={one} field={one} of={taxpayer} isOwner={who.isOwner} />,
                    ]),
                ),
                ...numberFacts(taxpayer.numbers),
                'Looked after by': assignee ?? firm.name,
              }}
            />
          </div>
          <CorrectionForm
            corrections={corrections}
            field={wrong}
            text={wrong ? storedText(taxpayer, wrong) : null}
            answer={correcting}
          />
        </section>
        <TaxpayerMembers
          {...who}
          isPerson={kind === 'individual'}
          address={email}
          refusal={answer?.refusal}
        />
        {isRemovable ? <RemoveTaxpayer name={name} /> : who.isOwner && <EndWork name={name} />}
      </div>
    </AccountPage>
  );
}

/** A wrong one is said in a message: a colleague has to look it up at SARS. */
function numberFacts(numbers: Numbers): Record<string, string> {
  return Object.fromEntries(
    keysOf(numbers).map((kind) => [NUMBERS[kind].label, writtenNumber(kind, numbers)]),
  );
}

type Shown = Parameters<typeof storedText>[0];

/** The address, which opens the work, for owners, who may have it changed. */
function isShown(field: Correctable, taxpayer: Shown, isOwner: boolean): boolean {
  return concerns(field, taxpayer) && (field !== 'email' || isOwner || taxpayer.email !== null);
}

function Fact({ field, of, isOwner }: { field: Correctable; of: Shown; isOwner: boolean }) {
  if (field === 'email' && !isOwner) return of.email;
  return (
    <>
      {shownText(field, storedText(of, field))}{' '}
      <Link to={`?correct=${field}#correction`} className="text-sm">
        Not right?<span className="sr-only"> {CORRECTABLE[field].label}</span>
      </Link>
    </>
  );
}

async function requireTaxpayer(member: Member, id = '', form?: FormData) {
  const taxpayer = await findTaxpayer(memberActor(member), id);
  if (taxpayer) return taxpayer;
  throw await goneTaxpayer(member, id, form);
}
