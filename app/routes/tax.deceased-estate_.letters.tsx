import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { estateLettersPage } from '#content/estate-letters.ts';
import { LETTERS_PATH } from '#app/firm/deadlines/estate-days.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { Ask } from '#app/firm/people/ask.tsx';
import { publicPage } from '#app/platform/http/cache.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { calculatorName, toolName } from '#app/tools/calculators/calculator-links.ts';
import { ToolParts } from '#app/tools/calculators/tool-parts.tsx';
import { letterIn, readLetterEntries } from '#app/tools/estate/letter-entries.ts';
import { answerLetter } from '#app/tools/estate/letter-answer.server.ts';
import type { TypedLetter } from '#app/tools/estate/letter-fields.ts';
import { LettersPart } from '#app/tools/estate/letters-part.tsx';
import { findTyped } from '#app/tools/kept/typed-cookie.server.ts';
import estateCss from '#app/tools/estate/estate-letters.css?url';

export const handle = { cache: { params: ['to'] } } satisfies RouteHandle;
export const headers = publicPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: estateCss }];

export async function loader({ request }: LoaderFunctionArgs) {
  const typed: TypedLetter | null = await findTyped(LETTERS_PATH, request);
  return { chosen: letterIn(new URL(request.url).searchParams.get('to')), typed };
}

/** Nothing is stored: the answer has the letter, and the entries once more. */
export async function action({ request }: ActionFunctionArgs) {
  return answerLetter(readLetterEntries(await requireForm(request)));
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...estateLettersPage, title: calculatorName({ tool: 'estate', part: 'Letters' }) });

export default function Letters() {
  const { chosen, typed } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const { eyebrow, lede, kept, carried } = estateLettersPage;
  return (
    <div className="wrap letters-page">
      <div className="no-print">
        <p className="eyebrow">{eyebrow}</p>
        <h1>{toolName({ tool: 'estate' })}</h1>
        <p className="lede mt-4">{lede}</p>
        <p className="hint mt-2">
          {kept} {typed && carried}
        </p>
        <ToolParts tool="estate" current={LETTERS_PATH} />
      </div>
      <LettersPart path={LETTERS_PATH} posted={posted} typed={typed ?? undefined} chosen={chosen} />
      <div className="no-print">
        <Ask path="/tax/deceased-estate" />
      </div>
    </div>
  );
}
