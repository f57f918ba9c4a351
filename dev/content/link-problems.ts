import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Service } from '#app/firm/core/service-files.ts';
import { choosesWhatIsThere } from '#app/site/sitemap/choices-in-addresses.ts';
import { problem, type Problem, type Source } from './sources.ts';

const LINK = /\]\((\/[^)\s]*)\)|href="(\/[^"]*)"|'(\/(?:[a-z][a-z0-9/?=&#.-]*)?)'/g;

type Site = {
  root: string;
  sources: readonly Source[];
  services: readonly Service[];
  isPage: (pathname: string) => boolean;
};

export function linkProblems(source: Source, site: Site): Problem[] {
  return [...source.text.matchAll(LINK)].flatMap((match) => {
    const target = match.slice(1).find(Boolean) ?? '/';
    return exists(target, site) ? [] : [problem(source, match.index, `there is no page ${target}`)];
  });
}

function exists(target: string, { root, sources, services, isPage }: Site): boolean {
  const url = new URL(target, 'http://localhost');
  const slug = /^\/blog\/([^/]+)$/.exec(url.pathname)?.[1];
  if (slug) return sources.some(({ file }) => file === `content/blog/${slug}.md`);
  const isThere = isPage(url.pathname) || existsSync(join(root, 'public', url.pathname));
  return isThere && choosesWhatIsThere(url, services);
}
