import { heads } from '#content/pages/phrases.ts';
import { inArray } from 'drizzle-orm';
import { people } from '#content/people.ts';
import { firm } from '#app/platform/content/firm.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import type { ContentItem } from '#app/content/core/find.server.ts';
import { firmContent } from '#app/content/core/kinds/firm.ts';
import { ARTICLES_PATH, itemPath } from '#app/content/core/content-path.ts';
import { articleWordsNow } from '#app/site/blog/article-files.server.ts';
import { PEOPLE } from '#app/firm/people/people.ts';
import { WORK_KINDS } from '#app/work/core/engagements/types.ts';
import { workOfRetired } from './affected-work.server.ts';
import { bookedTalks } from './affected-talks.server.ts';
import type { Surprise } from './page.ts';

/** Effects of taking these off the site, for the question. Empty: none. */
export async function leftBehind(items: readonly ContentItem[], now = new Date()): Promise<Surprise[]> {
  const names = items.flatMap(namesOf);
  const ofKinds = items.filter(({ content, shown }) => content.name === WORK_KINDS && shown);
  const groups = [
    ...(names.length > 0 ? [await talksOf(names, now), factsNaming(names), articlesOf(names)] : []),
    ...(await Promise.all(ofKinds.map((item) => workOfRetired(item)))),
  ];
  return groups.filter((group) => group.items.length > 0);
}

/** The name on the site and the name in the file, which accounts may still have. */
function namesOf({ content, id, shown }: ContentItem): string[] {
  if (content.name !== PEOPLE || !shown) return [];
  const first = people.find((person) => person.id === id);
  return [...new Set([String(shown.name), ...(first ? [first.name] : [])])];
}

async function talksOf(names: string[], now: Date): Promise<Surprise> {
  const items = await bookedTalks(now, inArray(profiles.fullName, names));
  return {
    title: items.length === 1 ? 'One talk is booked with them' : `${items.length} talks are booked with them`,
    about: 'They get no new bookings from now on. These stay booked: hand them over, move or cancel them.',
    items,
  };
}

function articlesOf(names: readonly string[]): Surprise {
  const count = articleWordsNow().filter(({ author }) => author !== null && names.includes(author)).length;
  const items = [
    { path: `${ARTICLES_PATH}#give-articles`, text: 'Give all of them to somebody else at once' },
  ];
  return {
    title: count === 1 ? 'One article is by them' : `${count} articles are by them`,
    about: 'They go on naming them as the author.',
    items: count > 0 ? items : [],
  };
}

function factsNaming(names: readonly string[]): Surprise {
  const { directors, practitioner, informationOfficer } = firm;
  const isGoing = (name: string) => names.includes(name);
  const staying = directors.filter((name) => !isGoing(name));
  const path = itemPath(firmContent, 'facts');
  const ofDirectors = directors
    .filter(isGoing)
    .map((name) => `${heads().title}: ${name}${staying.length === 0 ? '. Then nobody is left' : ''}`);
  const others = [
    { what: 'Tax practitioner', name: practitioner.name },
    { what: 'Information officer', name: informationOfficer.name },
  ];
  const ofOthers = others
    .filter(({ name }) => isGoing(name))
    .map(({ what, name }) => `${what}: ${name}. Then there is none`);
  return {
    title: 'The facts of the firm name them',
    about: 'Terms, letters and mails go on naming them until you publish other facts.',
    items: [...ofDirectors, ...ofOthers].map((text, index) => (index === 0 ? { path, text } : { text })),
  };
}
