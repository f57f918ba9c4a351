import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { compileArticle } from '#app/site/blog/compile-article.ts';
import { fillFigures } from '#app/site/blog/figures.ts';
import { compileLegalText } from '#app/site/legal/compile-legal-text.ts';
import { factOf } from '#app/site/legal/facts.ts';
import { compileLetter } from '#app/work/letters/compile-letter.ts';
import { kindOf } from '#app/work/letters/fields.ts';
import { compileRoad } from '#app/site/roads/compile-road.ts';
import { compileServicePage } from '#app/site/service-pages/compile-service-page.ts';
import { FIRM_WORDS } from '#app/firm/core/firm-words.ts';
import { readServices } from '#app/firm/core/service-files.ts';
import { splitFrontMatter } from '#app/platform/markdown/front-matter.ts';
import { people } from '#content/people.ts';
import { editedProblems } from './edited-problems.ts';
import { linkProblems } from './link-problems.ts';
import { calculatorProblems, planProblems, serviceProblems } from './name-problems.ts';
import { folderOf, problem, readSources, type Problem, type Source } from './sources.ts';
import { failureOf, messageOf } from '#app/platform/core/own-error.ts';

const FIGURE = /\{\{([^{}]*)\}\}/g;
const PERSON_FACTS = /\b(?:directors: \[[^\]]*\]|(?:informationOfficer|practitioner): \{ name: '[^']*')/g;
const PORTRAIT = /\bportrait: '([^']*)'/g;
const COMPILERS: Record<string, (source: string) => unknown> = {
  blog: compileArticle,
  legal: compileLegalText,
  letters: compileLetter,
  roads: compileRoad,
  'service-pages': compileServicePage,
};
/** By folder; all others name figures. */
const FILLED: Record<string, (call: string) => unknown> = {
  pages: (call) => FIRM_WORDS.includes(call) || fillFigures(`{{${call}}}`),
  legal: factOf,
  // Each mail declares its names; a test of the desk checks them.
  mails: () => undefined,
  letters: kindOf,
  'letters/shared': kindOf,
};
/** Filled in by the desk for each reply, not by the build. */
const REPLIES = 'content/replies.ts';

export async function contentProblems(
  root: string,
  isPage: (pathname: string) => boolean,
): Promise<Problem[]> {
  const sources = readSources(root);
  const services = readServices(root);
  const markdown = await Promise.all(sources.map(markdownProblems));
  return [
    ...sources.flatMap((source) => [
      ...figureProblems(source),
      ...planProblems(source),
      ...serviceProblems(source, services),
      ...calculatorProblems(source),
      ...personProblems(source),
      ...portraitProblems(root, source),
      ...linkProblems(source, { root, sources, services, isPage }),
    ]),
    ...markdown.flat(),
    ...editedProblems({ root, sources, services, isPage }),
  ];
}

function figureProblems(source: Source): Problem[] {
  if (source.file === REPLIES) return [];
  const fill = FILLED[folderOf(source)] ?? ((call: string) => fillFigures(`{{${call}}}`));
  return [...source.text.matchAll(FIGURE)].flatMap((match) => {
    const failure = failureOf(() => fill(match[1]?.trim() ?? ''));
    return failure ? [problem(source, match.index, failure)] : [];
  });
}

function personProblems(source: Source): Problem[] {
  if (source.file !== 'content/firm.ts') return [];
  return [...source.text.matchAll(PERSON_FACTS)].flatMap(({ 0: fact, index }) =>
    [...fact.matchAll(/'([^']*)'/g)]
      .filter(([, name]) => people.every((person) => person.name !== name))
      .map(([, name]) => problem(source, index, `content/people.ts has no '${name}'`)),
  );
}

function portraitProblems(root: string, source: Source): Problem[] {
  if (source.file !== 'content/people.ts') return [];
  return [...source.text.matchAll(PORTRAIT)]
    .filter(([, name = '']) => !existsSync(join(root, 'content/people', name)))
    .map(({ index, 1: name }) => problem(source, index, `content/people/ has no ${name}`));
}

async function markdownProblems(source: Source): Promise<Problem[]> {
  const compile = COMPILERS[folderOf(source)];
  if (!compile || !source.file.endsWith('.md')) return [];
  try {
    await compile(source.text);
  } catch (error) {
    if (error instanceof z.ZodError) return error.issues.map((issue) => fieldProblem(source, issue));
    const isNamed = [...figureProblems(source), ...planProblems(source)].length > 0;
    return isNamed ? [] : [problem(source, 0, messageOf(error))];
  }
  const slug = /\/([^/]+)\.md$/.exec(source.file)?.[1];
  const { head } = splitFrontMatter(source.text);
  const named = (head as { slug?: string }).slug;
  if (named === undefined || named === slug) return [];
  return [
    problem(source, source.text.indexOf('\nslug:') + 1, `the slug '${named}' is not the name of the file`),
  ];
}

function fieldProblem(source: Source, { path, message }: z.core.$ZodIssue): Problem {
  const field = String(path[0] ?? '');
  const at = source.text.indexOf(`\n${field}:`);
  const text = at < 0 && field ? `the front matter has no ${field}` : `${path.join('.')}: ${message}`;
  return problem(source, at + 1, text);
}
