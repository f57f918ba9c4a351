import { data, type ActionFunctionArgs, type LinksFunction, type MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { estateLettersPage } from '#content/estate-letters.ts';
import { LETTERS_PATH, TIMELINE_PATH } from '#app/firm/deadlines/estate-days.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { Ask } from '#app/firm/people/ask.tsx';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { PRIVATE_PAGE, publicPage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { readLetterEntries } from '#app/tools/estate/letter-entries.ts';
import { LetterSheet } from '#app/tools/estate/letter-sheet.tsx';
import { writeLetter } from '#app/tools/estate/letter.ts';
import { LettersForm } from '#app/tools/estate/letters-form.tsx';
import estateCss from '#app/tools/estate/estate-letters.css?url';

export const headers = publicPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: estateCss }];

/** Nothing is stored: the answer has the letter, and the entries once more. */
export async function action({ request }: ActionFunctionArgs) {
  const read = readLetterEntries(await requireForm(request));
  const written = read.entries && writeLetter(read.letter, read.entries, southAfricanDay());
  return data(
    { ...read, written },
    { status: written ? 200 : 422, headers: { 'Cache-Control': PRIVATE_PAGE } },
  );
}

export const meta: MetaFunction = (args) => pageMeta(args, estateLettersPage);

export default function Letters() {
  const posted = useActionData<typeof action>();
  const { title, lede, kept } = estateLettersPage;
  return (
    <div className="wrap letters-page">
      <div className="no-print">
        <p className="eyebrow">
          <Link to={TIMELINE_PATH}>Each step after a death</Link>
        </p>
        <h1>{title}</h1>
        <p className="lede mt-4">{lede}</p>
        <p className="hint mt-2">{kept}</p>
      </div>
      {posted?.entries && posted.written && <LetterSheet letter={posted.written} entries={posted.entries} />}
      <LettersForm
        path={LETTERS_PATH}
        typed={posted?.typed ?? {}}
        letter={posted?.letter ?? null}
        errors={posted && !posted.entries ? posted.errors : undefined}
      />
      <div className="no-print">
        <Ask path="/tax/deceased-estate" />
      </div>
    </div>
  );
}
