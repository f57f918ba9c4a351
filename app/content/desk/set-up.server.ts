import { people } from '#content/people.ts';
import { PLANS } from '#app/firm/core/plans.ts';
import { PEOPLE, peopleNow } from '#app/firm/people/people.ts';
import { heldNow, oncePer } from '#app/platform/content/held.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import { namesPart } from '#app/lists/core/find.server.ts';
import { readTogether } from '#app/platform/db/parts.server.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { FIRM } from '#app/platform/content/firm.ts';
import { contents } from '#app/content/core/contents.server.ts';
import { itemPath, kindPath, PRICES_PATH } from '#app/content/core/content-path.ts';
import { fieldsOf, permissionOf, type Content, type Errors } from '#app/content/core/define-content.ts';
import { findAllItems, isAsItCame, titleOf, type ContentItem } from '#app/content/core/find.server.ts';
import { shownTexts } from '#app/content/core/shown-texts.server.ts';
import { labelOf } from '#app/content/core/field.ts';
import { publishableAmong } from '#app/content/core/publishable.ts';
import { deadLinksIn, type IsPage } from '#app/site/sitemap/dead-links.ts';
import { publicPaths } from '#app/site/sitemap/dead-links.server.ts';
import { changedFields, entriesOf, linesIn } from '#app/content/core/values.ts';
import { claimsOfPeople } from './claims.server.ts';
import { listParts, settingsPart } from './set-up-elsewhere.server.ts';
import { atWorkPart, formerPart, ownAccountPart } from './set-up-accounts.server.ts';
import { takeOffCame, type Line, type Part, type Problem } from './set-up-part.ts';
import { findSettled } from './settled.server.ts';

export type Step = Required<Part> & {
  isDone: boolean;
  /** Steps without anything to do are not counted. */
  isCounted: boolean;
  /** Who accepted the original text of what is left. */
  settled: { by: string; at: Date } | null;
  own: number;
};

/** The steps of a firm that takes the site over. Computed from what is shown, so they are never out of date. */
export async function loadSetUp(
  { id, role }: Pick<FirmActor, 'id' | 'role'>,
  { batch = {}, reading = findAllItems() }: { batch?: object; reading?: Promise<ContentItem[]> } = {},
): Promise<{ steps: Step[]; done: number; of: number }> {
  const reader = { id, mayUsers: may(role, 'users'), mayBook: may(role, 'bookings'), batch };
  const [items, settledKinds, names, former, atWork, account] = await Promise.all([
    reading,
    findSettled(batch),
    readTogether(batch, namesPart()),
    formerPart(reader),
    atWorkPart(reader),
    ownAccountPart(reader),
  ]);
  const parts = [account, ...contentParts(items), ...listParts(items, names), former, atWork, settingsPart()];
  const alone = parts.map((part) => stepOf(part, settledKinds.get(part.name) ?? null));
  const open = new Set(alone.filter(({ isDone }) => !isDone).map(({ name }) => name));
  const steps = alone.map((step) => (step.after && open.has(step.after) ? { ...step, isDone: false } : step));
  const counted = steps.filter(({ isCounted }) => isCounted);
  return { steps, done: counted.filter(({ isDone }) => isDone).length, of: counted.length };
}

function stepOf(part: Part, settledAs: Step['settled']): Step {
  const { left, problems = [], takeOff = null, leftTitle = 'Still as they came with the site' } = part;
  const { after = null, cameEmpty = false } = part;
  const mustChange = left.length > 0 ? (part.mustChange ?? null) : null;
  const settled = mustChange === null ? settledAs : null;
  return {
    ...part,
    problems,
    takeOff: left.length > 0 ? takeOff : null,
    leftTitle,
    after,
    mustChange,
    cameEmpty,
    settled,
    isDone: (left.length === 0 || settled !== null) && problems.length === 0,
    isCounted: !cameEmpty || part.of > 0 || problems.length > 0,
    own: part.of - left.length,
  };
}

/** People come first: the facts of the firm name them. */
function contentParts(items: readonly ContentItem[]): Part[] {
  const [former, facts] = [namesGone(items), factsGone(items)];
  // Listed once: with many articles each listing takes long.
  const isPage = publicPaths();
  const isPeople = ({ name }: Content) => name === PEOPLE;
  const ofSite = contents.filter((content) => permissionOf(content) === 'content');
  const inOrder = [...ofSite.filter(isPeople), ...ofSite.filter((content) => !isPeople(content))];
  return inOrder.map((content) => {
    const own = items.filter((item) => item.content === content);
    const [only] = own;
    const isOne = only !== undefined && own.length === 1 && !content.grows;
    return {
      name: content.name,
      title: capitalised(content.plural),
      about: content.about,
      takeOff: content.grows ? takeOffCame(content.name) : null,
      cameEmpty: content.file.length === 0,
      ...(isOne
        ? { path: itemPath(content, only.id), ...factsOf(only) }
        : {
            path: content.name === PLANS ? PRICES_PATH : kindPath(content),
            of: own.length,
            left: own.filter(isAsItCame).map(lineOf),
          }),
      problems: [
        ...own.flatMap((item) => problemsOf(item, isPage)),
        ...(isPeople(content)
          ? [
              ...items.filter(isNoPerson).flatMap((item) => namingOf(item, former)),
              ...claimsOfPeople(peopleNow(), items),
            ]
          : []),
        ...(content.name === FIRM ? items.flatMap((item) => namingOf(item, facts)) : []),
      ],
    };
  });
}

function factsOf({ content, id, file, shown }: ContentItem): Pick<Part, 'of' | 'left'> {
  const fields = fieldsOf(content, file);
  const changed = shown ? changedFields(fields, content.valuesOf(file), shown) : [];
  const path = itemPath(content, id);
  const same = Object.entries(fields).filter(([name]) => !changed.includes(name));
  return {
    of: Object.keys(fields).length,
    left: same.map(([name, field]) => ({ title: labelOf(field), path: `${path}#field-${name}` })),
  };
}

/** Names in the files of people who left the site or changed their name. */
function namesGone(items: readonly ContentItem[]): string[] {
  const now = new Set(
    items.flatMap(({ content, shown }) => (content.name === PEOPLE && shown ? [shown.name] : [])),
  );
  return people.map(({ name }) => name).filter((name) => !now.has(name));
}

const FACTS = [
  'name',
  'legalName',
  'phone',
  'registrationNumber',
  'vatNumber',
  'street',
  'suburb',
  'city',
  'clients',
  'experience',
  'promises',
] as const;

/** Facts and the domain of the original firm that have been changed. */
function factsGone(items: readonly ContentItem[]): string[] {
  const firm = items.find(({ content }) => content.name === FIRM);
  const now = firm?.shown;
  if (!firm || !now) return [];
  const came = firm.content.valuesOf(firm.file);
  const [domain, domainNow] = [came, now].map(({ email }) => String(email).split('@')[1] ?? '');
  const stays = new Set(FACTS.flatMap((name) => linesIn(now[name])));
  const former = FACTS.flatMap((name) => linesIn(came[name])).filter((fact) => !stays.has(fact));
  return domain && domain !== domainNow ? [...former, domain] : former;
}

function namingOf(item: ContentItem, former: readonly string[]): Problem[] {
  return shownTexts(item).flatMap(({ label, text }) =>
    former
      .filter((who) => text.includes(who))
      .map((who) => ({ ...lineOf(item), what: `${label} still names ${who}.` })),
  );
}

function isNoPerson({ content }: ContentItem): boolean {
  return content.name !== PEOPLE;
}

/** Problems of what is shown: a dead link, a person who left. */
function problemsOf(item: ContentItem, isPage: IsPage): Problem[] {
  const { shown, isBroken } = item;
  if (isBroken) return [{ ...lineOf(item), what: 'What was published no longer fits the form.' }];
  if (shown === null) return [];
  const known = problemsKnown().get(shown);
  if (known) return known;
  const problems = isAsItCame(item) ? linksGone(item, isPage) : problemsOfOwn(item, shown, isPage);
  problemsKnown().set(shown, problems);
  return problems;
}

function problemsOfOwn(item: ContentItem, shown: ContentValues, isPage: IsPage): Problem[] {
  const { content, id, file } = item;
  const entries = entriesOf(fieldsOf(content, file), shown);
  const read = entries && publishableAmong(isPage, content, entries, file, id);
  return read && 'errors' in read ? problemsIn(item, read.errors) : [];
}

/** For texts of the files only links are checked: their targets may have been taken off; the build checked the rest. */
function linksGone(item: ContentItem, isPage: IsPage): Problem[] {
  return shownTexts(item).flatMap(({ label, text }) =>
    deadLinksIn(text, isPage).map(({ link }) => ({
      ...lineOf(item),
      what: `${label}: there is no page ${link}.`,
    })),
  );
}

/** By the shown values, until any content changes: checking an article takes milliseconds. */
const problemsKnown = oncePer([heldNow], () => new WeakMap<ContentValues, Problem[]>());

function problemsIn(item: ContentItem, errors: Errors): Problem[] {
  const fields = fieldsOf(item.content, item.file);
  return Object.entries(errors).map(([name, problem]) => {
    const field = fields[name];
    return { ...lineOf(item), what: `${field ? labelOf(field) : name}: ${problem}` };
  });
}

function lineOf(item: ContentItem): Line {
  return { title: titleOf(item), path: itemPath(item.content, item.id) };
}
