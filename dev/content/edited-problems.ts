import { editedPath, readEdited, type EditedItem } from '#app/content/core/edited-files.ts';
import { problemsOfEdited } from '#app/content/core/edited-problems.server.ts';
import { messageOf } from '#app/platform/core/own-error.ts';
import { linkProblems } from './link-problems.ts';
import type { Problem } from './sources.ts';

type Site = Parameters<typeof linkProblems>[1];

/** For what the desk published and `npm run content -- export` wrote. */
export function editedProblems(site: Site): Problem[] {
  try {
    return readEdited(site.root).flatMap((one) => [
      ...problemsOfEdited(one).map((text) => ({ file: editedPath(one), line: 1, text })),
      ...deadLinks(one, site),
    ]);
  } catch (error) {
    return [{ file: 'content/edited', line: 1, text: messageOf(error) }];
  }
}

/** Lines of a text in JSON are not lines of its file. */
function deadLinks(one: EditedItem, site: Site): Problem[] {
  const texts = Object.values(one.values ?? {})
    .flat()
    .map(String);
  // A value that is a whole address, as in TypeScript.
  const text = texts.map((value) => (/^\/\S*$/.test(value) ? `'${value}'` : value)).join('\n');
  return linkProblems({ file: editedPath(one), text }, site).map((found) => ({ ...found, line: 1 }));
}
