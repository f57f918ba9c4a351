import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import { readServices, type Service } from '#app/firm/core/service-files.ts';
import { ROOT } from '#dev/run.ts';
import { makeFolder } from '#tests/folder.ts';
import { linkProblems } from './link-problems.ts';
import { planProblems, serviceProblems } from './name-problems.ts';
import { contentProblems } from './problems.ts';
import { readSources, type Source } from './sources.ts';

const isPage = (pathname: string) => pathname !== '/no-such-page';
const sources = readSources(ROOT);
const services = readServices(ROOT);

/** Files that every firm has, with the parts that get the mistakes. */
const ARTICLE = fileWith('content/blog/', /\n## /);
const SIGNED = sources.find(({ file, text }) => file.startsWith('content/blog/') && /^author:\n/m.test(text));
const PORTRAIT = /portrait: '.*/;
const PLANS = /^plans: \[/m;
const SERVICE = fileWith('content/service-pages/', PLANS);

const letters = sources.filter(
  ({ text, file }) => /^content\/letters\/[^/]*\.md$/.test(file) && text.includes('\n## '),
);
const FIRST_LETTER = letters[0]?.file ?? '';
const LAST_LETTER = letters.at(-1)?.file ?? '';

test('the content has no mistakes', async () => {
  expect(await contentProblems(ROOT, isPage)).toEqual([]);
});

test('each mistake is named with its file and line', async () => {
  const root = copyOfContent();
  const mistakes: [file: string, from: string | RegExp, to: string, text: string][] = [
    [ARTICLE, /^excerpt:.*\n/m, '', 'the front matter has no excerpt'],
    [ARTICLE, /^date:.*$/m, 'date: soon', 'date: '],
    [ARTICLE, '\n## ', '\n{{vta.rate 2026}}\n## ', 'no such figure: {{vta.'],
    [ARTICLE, '\n## ', '\n[a](/no-such-page)\n## ', 'there is no page /no-such-page'],
    [ARTICLE, '\n## ', '\n[b](/blog/none)\n## ', 'there is no page /blog/none'],
    [ARTICLE, '\n## ', '\n[c](/calculator?type=none)\n## ', 'there is no page /calculator?type=none'],
    [ARTICLE, '\n## ', '\n[d](/pricing?tab=none)\n## ', 'there is no page /pricing?tab=none'],
    [ARTICLE, '\n## ', '\n[e](/start/none)\n## ', 'there is no page /start/none'],
    ['content/legal/terms.md', '{{firm.name}}', '{{firm.nmae}}', 'no such fact: {{firm.nmae}}'],
    ['content/letters/shared/opening.md', '{{firm.name}}', '{{firm.nmae}}', 'no such field: {{firm.nmae}}'],
    [FIRST_LETTER, '\n## ', '\n{{executor}}\n## ', 'no such field: {{executor}}'],
    [LAST_LETTER, /^version:.*$/m, 'version: last', 'version: '],
    ['content/firm.ts', "directors: ['", "directors: ['Nobody', '", 'content/people.ts has no'],
    ['content/people.ts', /services: \[.*/, "services: ['/no-such-page'],", 'there is no page /no-such-page'],
    ['content/consultations.ts', /services: \[.*/, "services: ['none'],", 'there is no service page'],
    ['content/tools.ts', /plan: '.*/, "plan: 'gold',", "content/plans.ts has no plan 'gold'"],
    [SERVICE, PLANS, 'plans: [gold, ', "content/plans.ts has no plan 'gold'"],
    [SERVICE, /to: '.*'/, "to: '/contact?service=none'", 'there is no page /contact?service=none'],
  ];
  if (SIGNED)
    mistakes.push([
      SIGNED.file,
      /^author:\n.*$/m,
      'author:\n  name: Nobody',
      'author.name: content/people.ts',
    ]);
  if (PORTRAIT.test(textOf('content/people.ts')))
    mistakes.push([
      'content/people.ts',
      PORTRAIT,
      "portrait: 'nobody.svg',",
      'content/people/ has no nobody',
    ]);
  for (const [file, from, to, text] of mistakes) {
    const source = readFileSync(join(root, file), 'utf8');
    const changed = source.replace(from, to);
    expect(changed, text).not.toBe(source);
    writeFileSync(join(root, file), changed);
  }
  const problems = await contentProblems(root, isPage);
  for (const [file, , to, text] of mistakes) {
    const found = problems.find((problem) => problem.file === file && problem.text.startsWith(text));
    expect(found, text).toBeDefined();
    const line = readFileSync(join(root, file), 'utf8').split('\n')[(found?.line ?? 0) - 1];
    expect(line, text).toContain(to.trim().split('\n')[0]);
  }
  expect(problems).toHaveLength(mistakes.length);
});

test('a service page may go: offers follow, and every place that names it is found', () => {
  for (const removed of services) {
    const root = copyOfContent();
    rmSync(join(root, `content/service-pages/${removed.id}.md`));
    const left = readServices(root);
    expect(left).toEqual(services.filter(({ id }) => id !== removed.id));
    const found = linksWithout(readSources(root), removed, left);
    for (const { file, text } of readSources(root))
      for (const [at, line] of text.split('\n').entries())
        if (new RegExp(`[('"]${removed.path}[)'"?#]`).test(line) && !line.includes('?tab='))
          expect(found, `${file}:${at + 1}`).toContain(`${file}:${at + 1}`);
  }
});

test('work that a plan names is found once its service has no page', () => {
  const file = 'content/engagements/plan-engagements.ts';
  const source = { file, text: textOf(file) };
  expect(serviceProblems(source, services)).toEqual([]);
  const problems = serviceProblems(source, []);
  expect(problems.length).toBeGreaterThan(0);
  for (const { line, text } of problems)
    expect(source.text.split('\n')[line - 1]).toContain(/^'[\w-]+'/.exec(text)?.[0]);
});

test('every place that names a plan is found once the plan is gone', () => {
  const files = new Set(sources.flatMap((source) => planProblems(source, [])).map(({ file }) => file));
  for (const { id } of plans) {
    const problems = sources.flatMap((source) =>
      planProblems(
        source,
        plans.filter((plan) => plan.id !== id),
      ),
    );
    const named = sources.filter(({ file, text }) => files.has(file) && text.includes(`'${id}'`));
    const found = new Set(problems.map(({ file }) => file));
    for (const { file } of named.filter(({ file }) => file !== 'content/plans.ts'))
      expect(found, `${id} in ${file}`).toContain(file);
  }
});

test('an article has the slug that its file is named after', async () => {
  const root = copyOfContent();
  cpSync(join(ROOT, ARTICLE), join(root, 'content/blog/another.md'));
  expect(await contentProblems(root, () => true)).toContainEqual({
    file: 'content/blog/another.md',
    line: expect.any(Number),
    text: `the slug '${/([^/]+)\.md$/.exec(ARTICLE)?.[1]}' is not the name of the file`,
  });
});

function linksWithout(from: Source[], removed: Service, left: Service[]): string[] {
  const site = {
    root: ROOT,
    sources: from,
    services: left,
    isPage: (pathname: string) => pathname !== removed.path,
  };
  return from.flatMap((source) => linkProblems(source, site)).map(({ file, line }) => `${file}:${line}`);
}

function copyOfContent(): string {
  const root = makeFolder('content-');
  for (const folder of ['content', 'public'])
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
  return root;
}

function fileWith(folder: string, what: RegExp): string {
  const found = sources.find(
    ({ file, text }) => file.startsWith(folder) && file.endsWith('.md') && what.test(text),
  );
  if (!found) throw new Error(`No file of ${folder} has ${what}.`);
  return found.file;
}

function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
