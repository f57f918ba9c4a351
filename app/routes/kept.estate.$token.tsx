import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { estateTimelinePage } from '#content/pages/estate-timeline.ts';
import { daysToCome, estateTimeline } from '#app/firm/core/estate-timeline.ts';
import { EstateForm } from '#app/firm/deadlines/estate-form.tsx';
import { EstateCalendar, EstateTimelineSheet } from '#app/firm/deadlines/estate-timeline.tsx';
import deadlinesCss from '#app/firm/deadlines/sheet.css?url';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { Ask } from '#app/firm/people/ask.tsx';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { estateKept } from '#app/tools/estate/estate-kept.ts';
import { changeEstate, fieldsOf } from '#app/tools/estate/kept-estate.server.ts';
import { ClashNotice, DiscardForm } from '#app/tools/kept/clash-notice.tsx';
import { clashRows } from '#app/tools/estate/clash-rows.ts';
import { KeptBar, KeptDeleted, KeptTop } from '#app/tools/kept/kept-bar.tsx';
import { limitChanges, loadKept } from '#app/tools/kept/kept-page.server.ts';
import { entriesOf } from '#app/platform/forms/merge.ts';

export const headers = secretPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deadlinesCss }];

export async function loader({ params: { token } }: LoaderFunctionArgs) {
  const { entries, link } = await loadKept(estateKept, token);
  const { done, letter: _letter, ...days } = entries;
  const today = southAfricanDay();
  return {
    days,
    before: fieldsOf(days),
    done,
    timeline: estateTimeline(days, today),
    today,
    link,
  };
}

export async function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  const post = { request, form: await requireForm(request), token, ...contextOf(context) };
  await limitChanges(post);
  return changeEstate(post);
}

export const meta: MetaFunction = () => privateMeta(estateTimelinePage.keptTitle);

export default function KeptEstate() {
  const { days, before, done, timeline, today, link } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const { eyebrow, keptTitle, keptLede } = estateTimelinePage;
  if (link.isDeleted)
    return (
      <div className="wrap estate-page">
        <h1 className="mb-6">{keptTitle}</h1>
        <KeptDeleted link={link} />
      </div>
    );
  const typed = posted?.clashes ? entriesOf(posted.clashes, posted.typed) : posted?.typed;
  return (
    <div className="wrap estate-page">
      <div className="no-print">
        <p className="eyebrow">{eyebrow}</p>
        <h1>{keptTitle}</h1>
        <p className="lede mt-4">{keptLede}</p>
        <KeptTop link={link} title={keptTitle} />
      </div>
      <form method="post" action={link.path}>
        <EstateTimelineSheet {...{ days, timeline, today, done }} lettersPath={`${link.path}/letters`} />
      </form>
      <EstateCalendar days={days} isEmpty={daysToCome(timeline, today).length === 0} />
      <section aria-labelledby="days" className="no-print mt-12">
        <h2 id="days" className="text-xl">
          Its size and its days
        </h2>
        {posted?.clashes && (
          <div className="my-4">
            <ClashNotice rows={clashRows(posted.clashes, { typed: posted.typed, kept: before })} />
          </div>
        )}
        <EstateForm path={link.path} answer="days" errors={posted?.errors} fields={{ ...before, ...typed }}>
          <div>
            <input type="hidden" name="before" value={JSON.stringify(before)} />
            <Button type="submit" name="intent" value="save">
              Save
            </Button>
          </div>
        </EstateForm>
        <DiscardForm path={link.path} />
      </section>
      <div className="mt-12">
        <KeptBar link={link} />
      </div>
      <div className="no-print">
        <Ask path="/tax/deceased-estate" />
      </div>
    </div>
  );
}
