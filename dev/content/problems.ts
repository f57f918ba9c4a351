import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { compileArticle } from '#app/blog/compile-article.ts';
import { fillFigures } from '#app/blog/figures.ts';
import { compileLegalText } from '#app/legal/compile-legal-text.ts';
import { factOf } from '#app/legal/facts.ts';
import { compileLetter } from '#app/letters/compile-letter.ts';
import { kindOf } from '#app/letters/fields.ts';
import { compileServicePage } from '#app/service-pages/compile-service-page.ts';
import { splitFrontMatter } from '#app/markdown/front-matter.ts';
import { people } from '#content/people.ts';
import { plans } from '#content/plans.ts';

/** `file` is relative to the project, `line` counts from 1. */
export type Problem = { file: string; line: number; text: string };

type Source = { file: string; text: string };

const FIGURE = /\{\{([^{}]*)\}\}/g;
/** In Markdown, in HTML, and in quotes. */
const LINK = /\]\((\/[^)\s]*)\)|href="(\/[^"]*)"|'(\/(?:[a-z][a-z0-9/?=&#.-]*)?)'/g;
const PLAN_IDS = /^plans: \[([^\]]+)\]/gm;
const BUILDS_ON = /\bbuildsOn: '([^']*)'/g;
/** The facts of a firm that name a person. */
const PERSON_FACTS = /\b(?:directors: \[[^\]]*\]|(?:informationOfficer|practitioner): \{ name: '[^']*')/g;
const PORTRAIT = /\bportrait: '([^']*)'/g;
const COMPILERS: Record<string, (source: string) => unknown> = {
  blog: compileArticle,
  legal: compileLegalText,
  letters: compileLetter,
  'service-pages': compileServicePage,
};
/** By folder; everything else names figures. */
const FILLED: Record<string, (call: string) => unknown> = {
  legal: factOf,
  letters: kindOf,
  'letters/shared': kindOf,
};
/** Filled in by the desk for each reply, not by the build. */
const REPLIES = 'content/replies.ts';

/** What is wrong in `root`/content. `isPage` tells whether the site has a page at a pathname. */
export async function contentProblems(
  root: string,
  isPage: (pathname: string) => boolean,
): Promise<Problem[]> {
  const sources = readSources(root);
  const links = (source: Source) => linkProblems(root, source, isPage, sources);
  const markdown = await Promise.all(sources.map(markdownProblems));
  return [
    ...sources.flatMap((source) => [
      ...figureProblems(source),
      ...planProblems(source),
      ...personProblems(source),
      ...portraitProblems(root, source),
      ...links(source),
    ]),
    ...markdown.flat(),
  ];
}

function readSources(root: string): Source[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|ts)$/.test(name) && !name.includes('.test.'))
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

function figureProblems(source: Source): Problem[] {
  if (source.file === REPLIES) return [];
  const fill = FILLED[folderOf(source)] ?? ((call: string) => fillFigures(`{{${call}}}`));
  return [...source.text.matchAll(FIGURE)].flatMap((match) => {
    const failure = failureOf(() => fill(match[1]?.trim() ?? ''));
    return failure ? [problem(source, match.index, failure)] : [];
  });
}

function planProblems(source: Source): Problem[] {
  const named = [...source.text.matchAll(PLAN_IDS), ...source.text.matchAll(BUILDS_ON)].flatMap(
    ({ index, 1: ids = '' }) => ids.split(',').map((id) => ({ id: id.trim(), index })),
  );
  return named
    .filter(({ id }) => plans.every((plan) => plan.id !== id))
    .map(({ id, index }) => problem(source, index, `content/plans.ts has no plan '${id}'`));
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

function linkProblems(
  root: string,
  source: Source,
  isPage: (pathname: string) => boolean,
  sources: Source[],
): Problem[] {
  return [...source.text.matchAll(LINK)].flatMap((match) => {
    const target = match.slice(1).find(Boolean) ?? '/';
    const [pathname = '/'] = target.split(/[?#]/);
    const slug = /^\/blog\/([^/]+)$/.exec(pathname)?.[1];
    const exists = slug
      ? sources.some(({ file }) => file === `content/blog/${slug}.md`)
      : isPage(pathname) || existsSync(join(root, 'public', pathname));
    return exists ? [] : [problem(source, match.index, `there is no page ${target}`)];
  });
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

function folderOf({ file }: Source): string {
  return file.split('/').slice(1, -1).join('/');
}

function problem({ file, text: source }: Source, index: number, text: string): Problem {
  return { file, line: source.slice(0, index).split('\n').length, text };
}

function failureOf(act: () => unknown): string | null {
  try {
    act();
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
