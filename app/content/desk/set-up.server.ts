import { people } from '#content/people.ts';
import { PEOPLE } from '#app/firm/people/people.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { contents } from '#app/content/core/contents.server.ts';
import { itemPath, kindPath } from '#app/content/core/content-path.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import { findAllItems, titleOf, type ContentItem } from '#app/content/core/find.server.ts';
import { labelOf } from '#app/content/core/field.ts';
import { publishable } from '#app/content/core/problems.server.ts';
import { entriesOf } from '#app/content/core/values.ts';
import { findSettled } from './settled.server.ts';

type Line = { title: string; path: string };

export type Step = {
  name: string;
  title: string;
  about: string;
  path: string;
  isDone: boolean;
  /** Who said that what is left may stay as it came. */
  settled: { by: string; at: Date } | null;
  /** Of its items. */
  own: number;
  of: number;
  /** Says what it said when the site came. */
  left: Line[];
  problems: Problem[];
};

type Problem = Line & { what: string };

/** What a firm that takes the site over goes through: each kind of content, and how far it is. Read from what is shown, so it cannot be out of step. */
export async function loadSetUp(): Promise<{ steps: Step[]; done: number }> {
  const [items, settledKinds] = await Promise.all([findAllItems(), findSettled()]);
  const former = namesGone(items);
  const steps = contents.map((content): Step => {
    const own = items.filter((item) => item.content === content);
    const left = own.filter(isAsItCame);
    const problems = [
      ...own.flatMap(problemsOf),
      ...(content.name === PEOPLE ? items.flatMap((item) => namingOf(item, former)) : []),
    ];
    const settled = settledKinds.get(content.name) ?? null;
    return {
      name: content.name,
      title: capitalised(content.plural),
      about: content.about,
      path: left[0] ? itemPath(content, left[0].id) : kindPath(content),
      settled,
      isDone: (left.length === 0 || settled !== null) && problems.length === 0,
      own: own.length - left.length,
      of: own.length,
      left: left.map(lineOf),
      problems,
    };
  });
  return { steps, done: steps.filter(({ isDone }) => isDone).length };
}

/** Names of people of the files whom the site shows no more, or by another name. */
function namesGone(items: readonly ContentItem[]): string[] {
  const now = new Set(
    items.flatMap(({ content, shown }) => (content.name === PEOPLE && shown ? [shown.name] : [])),
  );
  return people.map(({ name }) => name).filter((name) => !now.has(name));
}

/** Where they are named still, outside the team. */
function namingOf(item: ContentItem, former: readonly string[]): Problem[] {
  const { content, file, shown } = item;
  if (content.name === PEOPLE || !shown) return [];
  return Object.entries(fieldsOf(content, file)).flatMap(([name, field]) => {
    const text = [shown[name]].flat().join(' ');
    return former
      .filter((who) => text.includes(who))
      .map((who) => ({ ...lineOf(item), what: `${labelOf(field)} still names ${who}.` }));
  });
}

function isAsItCame({ file, live, shown }: ContentItem): boolean {
  return file !== undefined && shown !== null && live?.source !== 'own';
}

/** Of what is shown: a link whose page went, a person who left. */
function problemsOf(item: ContentItem): Problem[] {
  const { content, id, file, shown, isBroken } = item;
  if (isBroken) return [{ ...lineOf(item), what: 'What was published no longer fits the form.' }];
  const fields = fieldsOf(content, file);
  const entries = shown && entriesOf(fields, shown);
  const read = entries && !isAsItCame(item) ? publishable(content, entries, file, id) : null;
  if (!read || !('errors' in read)) return [];
  return Object.entries(read.errors).map(([name, problem]) => {
    const field = fields[name];
    return { ...lineOf(item), what: `${field ? labelOf(field) : name}: ${problem}` };
  });
}

function lineOf(item: ContentItem): Line {
  return { title: titleOf(item), path: itemPath(item.content, item.id) };
}
