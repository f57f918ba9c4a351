import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { switching } from '#content/switching.ts';
import { findFaces } from '#app/bookings/public/offer.server.ts';
import { plansOf } from '#app/firm/core/plans.ts';
import { Letterhead } from '#app/firm/core/letterhead.tsx';
import { services } from '#app/firm/core/services.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { peopleOf } from '#app/firm/people/people.ts';
import { LIVE_PAGE, POSTED_ANSWER, sharedPage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { buttonClass, ButtonLink } from '#app/platform/ui/button.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { Section } from '#app/platform/ui/section.tsx';
import { AnswerLink } from '#app/site/roads/question-list.tsx';
import { questionOf } from '#app/site/roads/roads.server.ts';
import { dayOfNextTalk, switchDays } from '#app/site/switching/days.ts';
import { LetterForm } from '#app/site/switching/letter-form.tsx';
import { LetterSheet } from '#app/site/switching/letter-sheet.tsx';
import { readLetter, writeLetter } from '#app/site/switching/letter.ts';
import { REPORT_PATH } from '#app/site/switching/report-path.ts';
import { SwitchDays } from '#app/site/switching/switch-days.tsx';
import switchingCss from '#app/site/switching/switching.css?url';
import { Cost } from './cost.tsx';
import { Who } from './who.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: switchingCss }];

export async function loader({ context }: LoaderFunctionArgs) {
  const today = southAfricanDay();
  const path = services.find(({ id }) => id === switching.service)?.path ?? '';
  const [person = null] = peopleOf(path);
  const faces = person && (await readFaces(context));
  return {
    today,
    question: questionOf('switching'),
    days: switchDays(today, undefined, dayOfNextTalk()),
    person,
    next: faces?.people.find(({ id }) => id === person?.id)?.next ?? null,
  };
}

/** Without the database the page links to all times instead. */
function readFaces(context: LoaderFunctionArgs['context']) {
  return findFaces().catch((error: unknown) => {
    contextOf(context).logFailure('free times could not be read', reasonOf(error));
    return null;
  });
}

/** Writes the letter from what was typed, and keeps nothing of it. */
export async function action({ request }: ActionFunctionArgs) {
  const today = southAfricanDay();
  const { entries, errors } = readLetter(await requireForm(request), today);
  const isWhole = Object.keys(errors).length === 0;
  const talk = dayOfNextTalk();
  const letter = isWhole ? writeLetter(entries, talk) : null;
  const last = errors.last ? null : entries.last;
  return data(
    { entries, errors, letter, days: last && switchDays(today, last, talk) },
    { status: letter ? 200 : 422, headers: { 'Cache-Control': POSTED_ANSWER } },
  );
}

export const headers = sharedPage({ 'Cache-Control': LIVE_PAGE });

export const meta: MetaFunction = (args) => pageMeta(args, switching);

export default function Switching() {
  const { today, question, days, person, next } = useLoaderData<typeof loader>();
  const written = useActionData<typeof action>();
  // A written letter is printed alone.
  const onScreen = written?.letter ? 'no-print' : '';
  return (
    <>
      <div className={`wrap switch-hero ${onScreen}`}>
        <div>
          <Letterhead>
            <p className="text-right">{dayText(today)}</p>
          </Letterhead>
          {question && <AnswerLink question={question} />}
          <h1>{switching.heading}</h1>
          <p className="lede mt-6">{switching.lede}</p>
          <div className="no-print mt-8 flex flex-wrap gap-3">
            <a href="#letter" className={buttonClass({})}>
              {switching.toLetter}
            </a>
            <ButtonLink to={REPORT_PATH} look="quiet">
              {switching.toReport}
            </ButtonLink>
          </div>
        </div>
        <SwitchDays {...(written?.days || days)} />
      </div>
      <div className={`wrap switch-pair ${onScreen}`}>
        {person && <Who {...{ person, next, today }} />}
        <Cost plans={plansOf('business')} />
      </div>
      <Section
        id="letter"
        density="working"
        className="no-print"
        title={switching.letter.title}
        lede={switching.letter.lede}
      >
        <LetterForm entries={written?.entries} errors={written?.errors} />
      </Section>
      {written?.letter && (
        <div className="wrap pb-working">
          <LetterSheet letter={written.letter} entries={written.entries} />
        </div>
      )}
      <div className={`wrap pb-open ${onScreen}`}>
        <h2 className="text-xl">{switching.report.title}</h2>
        <p className="mt-3 max-w-[40rem]">{switching.report.text}</p>
        <p className="mt-3">
          <Link to={REPORT_PATH} className="more">
            {switching.report.link} <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </>
  );
}
