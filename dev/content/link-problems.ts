import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contact } from '#content/pages/contact.ts';
import { planGroups } from '#content/pages/pricing.ts';
import { plans } from '#content/plans.ts';
import { calculators } from '#app/tools/calculators/calculators.ts';
import type { Service } from '#app/firm/core/service-files.ts';
import { problem, type Problem, type Source } from './sources.ts';

/** In Markdown, in HTML, and in quotes. */
const LINK = /\]\((\/[^)\s]*)\)|href="(\/[^"]*)"|'(\/(?:[a-z][a-z0-9/?=&#.-]*)?)'/g;
const START = /^\/start\/([^/]+)$/;

type Site = {
  root: string;
  sources: readonly Source[];
  services: readonly Service[];
  isPage: (pathname: string) => boolean;
};

/** Links to a page, an article, a calculator, a topic or a tab that does not exist. */
export function linkProblems(source: Source, site: Site): Problem[] {
  return [...source.text.matchAll(LINK)].flatMap((match) => {
    const target = match.slice(1).find(Boolean) ?? '/';
    return exists(target, site) ? [] : [problem(source, match.index, `there is no page ${target}`)];
  });
}

function exists(target: string, { root, sources, services, isPage }: Site): boolean {
  const { pathname, searchParams } = new URL(target, 'http://localhost');
  const slug = /^\/blog\/([^/]+)$/.exec(pathname)?.[1];
  if (slug) return sources.some(({ file }) => file === `content/blog/${slug}.md`);
  const started = START.exec(pathname)?.[1];
  if (started) return isPlan(started);
  const isThere = isPage(pathname) || existsSync(join(root, 'public', pathname));
  return (
    isThere && [...searchParams].every(([name, value]) => isKnown(services, `${pathname}?${name}`, value))
  );
}

function isKnown(services: readonly Service[], name: string, value: string): boolean {
  if (name === '/calculator?type') return calculators.some(({ type }) => type === value);
  if (name === '/pricing?tab')
    return planGroups.some((group) => group.value === value) && plans.some(({ group }) => group === value);
  if (name === '/contact?plan' || name === '/book?plan') return isPlan(value);
  if (name === '/contact?service')
    return value in contact.services || services.some(({ topic }) => topic.id === value);
  return name !== '/book?service' || services.some(({ id }) => id === value);
}

function isPlan(id: string): boolean {
  return plans.some((plan) => plan.id === id);
}
