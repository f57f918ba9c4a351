import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { estateTimelinePage } from '#content/pages/estate-timeline.ts';
import {
  LETTERS_PATH,
  readEstateDays,
  readEstateFields,
  TIMELINE_PATH,
  type EstateEntry,
} from '#app/firm/deadlines/estate-days.ts';
import { EstateForm } from '#app/firm/deadlines/estate-form.tsx';
import { EstateCalendar, EstateTimelineSheet, KeepEstate } from '#app/firm/deadlines/estate-timeline.tsx';
import { EstateTable } from '#app/firm/deadlines/without-date.tsx';
import deadlinesCss from '#app/firm/deadlines/sheet.css?url';
import { daysToCome, estateTimeline } from '#app/firm/core/estate-timeline.ts';
import { Ask } from '#app/firm/people/ask.tsx';
import { POSTED_ANSWER, publicPage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { calculatorName, toolName } from '#app/tools/calculators/calculator-links.ts';
import { ToolParts } from '#app/tools/calculators/tool-parts.tsx';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { ErrorSummary } from '#app/platform/ui/error-summary.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { letterDays } from '#app/tools/estate/letter-fields.ts';
import { keepEstate, keptLink } from '#app/tools/estate/kept-estate.server.ts';
import { DiscardForm, StartAgain } from '#app/tools/kept/clash-notice.tsx';
import { discardTyped, KEEP_HINT } from '#app/tools/kept/kept-page.server.ts';
import { alsoTyped, findTyped, showTyped, withoutTyped } from '#app/tools/kept/typed-cookie.server.ts';
import { Link } from '#app/platform/ui/link.tsx';

export const headers = publicPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deadlinesCss }];

export async function loader({ request }: LoaderFunctionArgs) {
  const typed = await findTyped(TIMELINE_PATH, request);
  const today = southAfricanDay();
  const { size = '', death = '', letters = '', kept = null } = typed ?? {};
  return {
    hint: KEEP_HINT,
    kept: await keptLink(kept),
    shown: typed && timelineOf(readEstateFields({ size, death, letters }, today), today),
  };
}

function timelineOf(entry: EstateEntry, today: string) {
  return { ...entry, timeline: entry.days && estateTimeline(entry.days, today), today };
}

/** The days are posted in a form, so that they are in no address and no log; a reload posts nothing again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await requireForm(request);
  if (form.get('intent') === 'discard')
    return withoutTyped(LETTERS_PATH, await discardTyped(TIMELINE_PATH, 'The form is empty'));
  if (form.has('intent')) return keepEstate({ request, form, ...contextOf(context) });
  const today = southAfricanDay();
  const entry = readEstateDays(form, today);
  const before = await findTyped(TIMELINE_PATH, request);
  const fields = { ...entry.fields, ...(before?.kept && { kept: before.kept }) };
  const answer = entry.days && (await showTyped(TIMELINE_PATH, fields, `${TIMELINE_PATH}#timeline`));
  if (answer && entry.days) return alsoTyped(LETTERS_PATH, letterDays(entry.days), answer);
  return data(timelineOf(entry, today), { status: 422, headers: { 'Cache-Control': POSTED_ANSWER } });
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...estateTimelinePage, title: calculatorName({ tool: 'estate', part: 'Timeline' }) });

export default function Timeline() {
  const { hint, kept, shown } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const worked = answered && 'fields' in answered ? answered : shown;
  const refused = answered && !('fields' in answered) ? answered : null;
  const { eyebrow, lede, back } = estateTimelinePage;
  return (
    <div className="wrap estate-page">
      <div className={worked?.timeline ? 'no-print' : ''}>
        <p className="eyebrow">{eyebrow}</p>
        <h1>{toolName({ tool: 'estate' })}</h1>
        <p className="lede no-print mt-4">{lede}</p>
      </div>
      <div className="no-print">
        <ToolParts tool="estate" current={TIMELINE_PATH} />
      </div>
      {refused?.error && (
        <div className="mt-6" role="alert">
          <Notice tone="loss" title="Not kept">
            {refused.error}
          </Notice>
        </div>
      )}
      {worked && !worked.days && (
        <ErrorSummary id="timeline" title="The days are not worked out yet" errors={worked.errors} />
      )}
      <EstateForm fields={worked?.fields} errors={worked?.errors ?? refused?.errors} />
      {worked?.days && worked.timeline ? (
        <>
          <EstateTimelineSheet days={worked.days} timeline={worked.timeline} today={worked.today} />
          <KeepEstate days={worked.days} hint={hint} kept={kept} />
          <EstateCalendar
            days={worked.days}
            isEmpty={daysToCome(worked.timeline, worked.today).length === 0}
          />
          <StartAgain />
          <DiscardForm path={TIMELINE_PATH} />
        </>
      ) : (
        <EstateTable />
      )}
      <p className="no-print mt-10">
        <Link to="/tax/deceased-estate">{back}</Link>
      </p>
      <div className="no-print">
        <Ask path="/tax/deceased-estate" />
      </div>
    </div>
  );
}
