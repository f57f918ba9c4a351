import { signIn } from '#content/pages/auth.ts';
import { people } from '#content/people.ts';
import type { Plan } from '#content/plans.ts';
import { rulesOf } from '#app/firm/core/deadlines.ts';
import { plansNow, priceOf } from '#app/firm/core/plans.ts';
import { EVERY_GROUP } from '#app/firm/deadlines/groups.ts';
import { personPath } from '#app/firm/people/people.ts';
import { oncePerPlans } from '#app/site/blog/prices-in-texts.ts';
import type { Entry } from '#app/site/search/entry.ts';
import { publicPages } from './public-pages.server.ts';
import { createSearch } from '#app/site/search/ranking.ts';

/** All that can be found: what is declared or written is in it without another line. */
export const entriesNow = oncePerPlans((): readonly Entry[] => [
  ...publicPages().map(({ changed: _changed, ...entry }) => entry),
  { kind: 'page', to: '/auth', ...signIn.entry },
  ...plansNow().map(priceEntry),
  ...dateEntries(),
  ...people.map((person): Entry => ({
    kind: 'person',
    to: personPath(person),
    title: person.name,
    about: `${person.role}. Ask about ${person.askAbout}.`,
  })),
]);

export function searchSite(query: string): Entry[] {
  return search()(query);
}

const search = oncePerPlans(() => createSearch(entriesNow()));

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

/** Each rule once, under those who have it first. */
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
