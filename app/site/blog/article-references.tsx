import { Fold } from '#app/platform/ui/fold.tsx';
import { pageWords } from './page-words.ts';
import type { References } from './references.ts';

const SARS = /^https?:\/\/(?:www\.)?sars\.gov\.za\//;

export function ArticleReferences({ references: { law, pages } }: { references: References }) {
  const official = pages.filter((page) => SARS.test(page));
  const others = pages.filter((page) => !SARS.test(page));
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="font-sans text-sm font-semibold">
        Sources and law
      </h2>
      <Fold summary={summaryOf(law.length, pages.length)}>
        {law.length > 0 && (
          <dl className="mt-2 border-t border-rule">
            {law.map(({ act, places }) => (
              <div key={act} className="border-b border-rule py-2">
                <dt className="font-semibold">{act}</dt>
                {places.length > 0 && <dd className="text-ink-soft">{placesText(places)}</dd>}
              </div>
            ))}
          </dl>
        )}
        <Pages pages={official} />
        {others.length > 0 && (
          <details className="mt-2 print:hidden">
            <summary className="min-h-11 cursor-pointer py-2.5 text-bloom hover:underline">
              {others.length === 1 ? '1 other page' : `${others.length} other pages`} with these figures
            </summary>
            <Pages pages={others} />
          </details>
        )}
      </Fold>
    </section>
  );
}

function summaryOf(acts: number, pages: number): string {
  const parts = [
    ...(acts > 0 ? [acts === 1 ? '1 Act' : `${acts} Acts`] : []),
    ...(pages > 0 ? [pages === 1 ? '1 page' : `${pages} pages`] : []),
  ];
  return parts.join(' and ');
}

function placesText(places: readonly string[]): string {
  const sections = places.flatMap((place) => /^section (.+)/.exec(place)?.[1] ?? []);
  const inOrder = sections.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const last = inOrder.pop();
  const all = inOrder.length > 0 ? `sections ${inOrder.join(', ')} and ${last}` : `section ${last}`;
  const others = places.filter((place) => !place.startsWith('section '));
  return [...(last ? [all] : []), ...others].join('; ');
}

function Pages({ pages }: { pages: readonly string[] }) {
  if (pages.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-3 wrap-anywhere">
      {pages.map((page) => {
        const { title, host } = pageWords(page);
        return (
          <li key={page} className="border-l border-(--margin-line) pl-3">
            <a href={page} rel="external noopener nofollow" className="block underline">
              {title}
            </a>
            {title !== host && <span className="hint block">{host}</span>}
          </li>
        );
      })}
    </ul>
  );
}
