import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { estateLettersPage } from '#content/estate-letters.ts';
import { estateTimelinePage } from '#content/pages/estate-timeline.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { estateKept } from '#app/tools/estate/estate-kept.ts';
import estateCss from '#app/tools/estate/estate-letters.css?url';
import { keepLetter } from '#app/tools/estate/kept-estate.server.ts';
import { answerLetter } from '#app/tools/estate/letter-answer.server.ts';
import { letterIn, readLetterEntries } from '#app/tools/estate/letter-entries.ts';
import { letterDays } from '#app/tools/estate/letter-fields.ts';
import { LettersPart } from '#app/tools/estate/letters-part.tsx';
import { GONE, limitChanges, loadKept } from '#app/tools/kept/kept-page.server.ts';

export const headers = secretPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: estateCss }];

export async function loader({ request, params: { token } }: LoaderFunctionArgs) {
  const { entries, link } = await loadKept(estateKept, token);
  if (link.isDeleted) throw notFound(GONE);
  const { letter } = entries;
  const chosen = letterIn(new URL(request.url).searchParams.get('to'));
  return {
    path: link.path,
    typed: { ...letter, ...letterDays(entries) },
    isKept: letter !== undefined,
    chosen,
  };
}

/** Something is kept only with the box ticked; who unticks it takes it away. */
export async function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  const form = await requireForm(request);
  await limitChanges(contextOf(context));
  const read = readLetterEntries(form);
  const keeps = form.has('keep');
  if (read.entries && (keeps || form.has('isKept'))) await keepLetter(token, keeps ? read.typed : null);
  return answerLetter(read, keeps);
}

export const meta: MetaFunction = () => privateMeta(estateTimelinePage.keptTitle);

export default function KeptLetters() {
  const { path, typed, isKept, chosen } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const { lede, consent, notKept } = estateLettersPage;
  return (
    <div className="wrap letters-page">
      <div className="no-print">
        <p className="eyebrow">
          <Link to={path}>{estateTimelinePage.keptTitle}</Link>
        </p>
        <h1>Letters</h1>
        <p className="lede mt-4">{lede}</p>
        {!isKept && <p className="hint mt-2">{notKept}</p>}
      </div>
      <LettersPart path={`${path}/letters`} posted={posted} typed={typed} chosen={chosen}>
        {isKept && <input type="hidden" name="isKept" value="yes" />}
        <label className="flex min-h-11 items-center gap-3 leading-working">
          <input
            type="checkbox"
            name="keep"
            defaultChecked={posted?.keeps ?? isKept}
            className="size-6 shrink-0"
          />
          {consent}
        </label>
      </LettersPart>
    </div>
  );
}
