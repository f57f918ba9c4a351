import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { memberActor } from '#app/work/client/client.server.ts';
import { dueDays, withoutDay } from '#app/work/client/due-days.ts';
import { CalendarForm, MailsForm, TaxpayerFilter } from '#app/work/client/due-forms.tsx';
import { DaylessList, DueList } from '#app/work/client/due-list.tsx';
import { VatDaysToCome } from '#app/work/client/vat-days-to-come.tsx';
import {
  endDueFeed,
  findDueSettings,
  renewDueFeed,
  setDueMails,
} from '#app/work/client/due-settings.server.ts';
import roomCss from '#app/work/client/room.css?url';
import { engagementsOf } from '#app/work/core/engagements/find.server.ts';
import { env } from '#app/platform/env/env.server.ts';
import { done, postedForms, shown, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { taxpayersOf } from '#app/work/core/taxpayers/own-taxpayers.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { Link } from '#app/platform/ui/link.tsx';

const HERE = '/account/due';

export const headers = privatePage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: roomCss }];

export async function loader({ request }: LoaderFunctionArgs) {
  const member = await requireMember(request);
  const [engagements, taxpayers, settings] = await Promise.all([
    engagementsOf(memberActor(member)),
    taxpayersOf(member.id),
    findDueSettings(member.id),
  ]);
  const today = southAfricanDay();
  const wanted = new URL(request.url).searchParams.get('taxpayer');
  const shown = taxpayers.filter(({ id }) => id === wanted);
  const of = shown.length > 0 ? shown : taxpayers;
  const own = engagements.filter(({ taxpayer }) => of.some(({ id }) => id === taxpayer.id));
  const names = taxpayers.map(({ id, name }) => ({ id, name }));
  return {
    today,
    due: dueDays(of, own, today),
    dayless: withoutDay(own),
    lookedUp: of.map(({ id, name, vatLookup }) => ({ id, name, vatLookup })),
    settings,
    taxpayers: names,
    of: shown[0]?.id ?? '',
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireMember(request);
  return act({ request, id });
}

type Context = Posted & { id: string };

const act = postedForms({
  commands: {
    feed: async ({ id }: Context) => shown({ address: `${env().APP_URL}/due/${await renewDueFeed(id)}.ics` }),
    'end-feed': async ({ id }: Context) => {
      await endDueFeed(id);
      return done({ title: 'Calendar address removed' });
    },
    mails: async ({ id }: Context) => {
      await setDueMails(id, true);
      return done({ title: 'We write before due days' });
    },
    'no-mails': async ({ id }: Context) => {
      await setDueMails(id, false);
      return done({ title: 'No more mails about due days' });
    },
  },
  path: () => HERE,
});

export const meta: MetaFunction = () => privateMeta('Due days');

export default function Due() {
  const { today, due, dayless, lookedUp, settings, taxpayers, of } = useLoaderData<typeof loader>();
  const withTaxpayer = taxpayers.length > 1 && !of;
  const address = useActionData<typeof action>()?.address;
  return (
    <AccountPage
      path={HERE}
      title="Due days"
      lede="What we work on, and what the law asks for in the next twelve months of you and whom you act for."
    >
      <div className="room-home">
        {address && <CalendarForm hasFeed={settings.hasFeed} address={address} />}
        {taxpayers.length > 1 && <TaxpayerFilter taxpayers={taxpayers} of={of} />}
        {due.length > 0 ? (
          <DueList due={due} today={today} withTaxpayer={withTaxpayer} />
        ) : (
          dayless.length === 0 && (
            <p className="border-t border-rule-strong pt-6">
              We know of nothing that is due. <Link to="/deadlines">Everybody’s deadlines</Link> are on their
              own page.
            </p>
          )
        )}
        <VatDaysToCome of={lookedUp} withTaxpayer={withTaxpayer} />
        <DaylessList works={dayless} withTaxpayer={withTaxpayer} />
        {!address && <CalendarForm hasFeed={settings.hasFeed} address={null} />}
        <MailsForm wantsMails={settings.wantsMails} />
      </div>
    </AccountPage>
  );
}
