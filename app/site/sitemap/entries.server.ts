import { signIn } from '#content/pages/auth.ts';
import { searchPage } from '#content/pages/search.ts';
import type { Plan } from '#content/plans.ts';
import { sourceCodesOf } from '#content/source-codes.ts';
import { rulesOf } from '#app/firm/core/deadlines.ts';
import { pagesNow } from '#app/firm/core/page-text.ts';
import { plansNow, priceOf } from '#app/firm/core/plans.ts';
import { EVERY_GROUP } from '#app/firm/deadlines/groups.ts';
import { peopleNow, personPath } from '#app/firm/people/people.ts';
import { firmNow, practiceNow } from '#app/platform/content/firm.ts';
import { articleWordsNow } from '#app/site/blog/article-files.server.ts';
import { oncePer } from '#app/platform/content/held.ts';
import type { Entry } from '#app/site/search/entry.ts';
import { publicPages } from './public-pages.server.ts';
import { createSearch } from '#app/site/search/ranking.ts';

const { withoutPage } = searchPage;
const NAMED = [plansNow, peopleNow, articleWordsNow, pagesNow, firmNow, practiceNow];

export const entriesNow = oncePer(NAMED, (): readonly Entry[] => [
  ...publicPages().map(({ changed: _changed, ...entry }) => withCodes(entry)),
  { kind: 'page', to: '/auth', ...signIn.entry },
  ...plansNow().map(priceEntry),
  ...dateEntries(),
  ...withoutPage.topics.map((topic): Entry => ({
    kind: 'ask',
    to: withoutPage.to,
    about: withoutPage.about,
    ...topic,
  })),
  ...peopleNow().map((person): Entry => ({
    kind: 'person',
    to: personPath(person),
    title: person.name,
    about: `${person.role}. Ask about ${person.askAbout}.`,
  })),
]);

export function searchSite(query: string): Entry[] {
  return search()(query);
}

const search = oncePer(NAMED, () => createSearch(entriesNow()));

function withCodes(entry: Entry): Entry {
  const codes = sourceCodesOf[entry.to];
  return codes ? { ...entry, words: `IRP5 ${codes.join(' ')}` } : entry;
}

function priceEntry(plan: Plan): Entry {
  return {
    kind: 'price',
    to: `/pricing?tab=${plan.group}`,
    title: plan.title,
    about: `${priceOf(plan)} ${plan.period}. ${plan.summary}`,
    alsoCalled: plan.alsoCalled,
    words: plan.features.join(' '),
  };
}

/** Each rule once, under the first group that has it. */
function dateEntries(): Entry[] {
  const dates = EVERY_GROUP.flatMap(({ who, query, profile }) =>
    rulesOf(profile).map(({ what, rule, alsoCalled }): Entry => ({
      kind: 'date',
      to: `/deadlines${query}`,
      title: what,
      about: `${who}. ${rule}`,
      alsoCalled,
    })),
  );
  return dates.filter(({ title }, index) => dates.findIndex((date) => date.title === title) === index);
}
