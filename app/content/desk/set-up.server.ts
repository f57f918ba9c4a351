import { capitalised } from '#app/platform/core/text.ts';
import { contents } from '#app/content/core/contents.server.ts';
import { CONTENT_PATH, itemPath } from '#app/content/core/content-path.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import { findAllItems, titleOf, type ContentItem } from '#app/content/core/find.server.ts';
import { labelOf } from '#app/content/core/field.ts';
import { publishable } from '#app/content/core/problems.server.ts';
import { entriesOf } from '#app/content/core/values.ts';

type Line = { title: string; path: string };

export type Step = {
  name: string;
  title: string;
  about: string;
  path: string;
  isDone: boolean;
  /** Of its items. */
  own: number;
  of: number;
  /** Says what it said when the site came. */
  left: Line[];
  problems: (Line & { what: string })[];
};

/** What a firm that takes the site over goes through: each kind of content, and how far it is. Read from what is shown, so it cannot be out of step. */
export async function loadSetUp(): Promise<{ steps: Step[]; done: number }> {
  const items = await findAllItems();
  const steps = contents.map((content): Step => {
    const own = items.filter((item) => item.content === content);
    const left = own.filter(isAsItCame);
    const problems = own.flatMap(problemsOf);
    return {
      name: content.name,
      title: capitalised(content.plural),
      about: content.about,
      path: left[0] ? itemPath(content, left[0].id) : `${CONTENT_PATH}#${content.name}`,
      isDone: left.length === 0 && problems.length === 0,
      own: own.length - left.length,
      of: own.length,
      left: left.map(lineOf),
      problems,
    };
  });
  return { steps, done: steps.filter(({ isDone }) => isDone).length };
}

function isAsItCame({ file, live, shown }: ContentItem): boolean {
  return file !== undefined && shown !== null && live?.source !== 'own';
}

/** Of what is shown: a link whose page went, a person who left. */
function problemsOf(item: ContentItem): Step['problems'] {
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
