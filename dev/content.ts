import { join } from 'node:path';
import { exportContent, importContent } from '#app/content/core/exchange.server.ts';
import { editedPath, readEdited, writeEdited } from '#app/content/core/edited-files.ts';
import { exportPictures, importPictures } from '#app/content/core/pictures.server.ts';
import { stopJobs } from '#app/platform/jobs/workers.server.ts';
import { articleWordsNow } from '#app/site/blog/article-files.server.ts';
import type { IsPage } from '#app/site/sitemap/dead-links.ts';
import { pageFinder } from './content/page-finder.ts';
import { live, type Lifetime } from './lifetime.ts';
import { say } from './print.ts';
import { refusal } from './refusal.ts';
import { ROOT } from './run.ts';
import { useSiteDatabase } from './site-database.ts';

const USAGE = `Say what to do:
  npm run content -- export [FOLDER]   writes what the desk published into content/edited, to be committed
  npm run content -- import [FOLDER]   publishes what content/edited has, and the desk shows otherwise`;

await live(content);

async function content(lifetime: Lifetime): Promise<void> {
  const [command, folder = ROOT, ...others] = process.argv.slice(2);
  if ((command !== 'export' && command !== 'import') || others.length > 0) throw refusal(USAGE);
  await useSiteDatabase();
  lifetime.atEnd(stopJobs);
  say(command === 'export' ? await exportTo(folder) : await importFrom(folder));
}

async function exportTo(folder: string): Promise<string> {
  const items = await exportContent();
  const texts = items.filter((item) => writeEdited(folder, item)).map(editedPath);
  const written = [...texts, ...(await exportPictures(folder, items))];
  return written.length > 0 ? listOf('Written:', written) : 'Nothing to write: the files have it all.';
}

async function importFrom(folder: string): Promise<string> {
  const wrong = await importPictures(folder);
  if (wrong.length > 0) say(listOf('Left out, because they are not what their names say:', wrong));
  const { published, problems } = await importContent(readEdited(folder), await pagesOfSite());
  if (problems.length > 0) throw refusal(listOf('Nothing was published:', problems));
  return published.length > 0 ? listOf('Published:', published) : 'Nothing to publish: the desk has it all.';
}

async function pagesOfSite(): Promise<IsPage> {
  // Where `flatRoutes` looks; Remix's own commands set it.
  Object.assign(globalThis, { __remixAppDirectory: join(ROOT, 'app') });
  const { default: routes } = await import('../app/routes.ts');
  const isPage = pageFinder(routes);
  return (pathname) => {
    const slug = /^\/blog\/([^/]+)$/.exec(pathname)?.[1];
    return slug ? articleWordsNow().some((article) => article.slug === slug) : isPage(pathname);
  };
}

function listOf(title: string, lines: readonly string[]): string {
  return [title, ...lines.map((line) => `  ${line}`)].join('\n');
}
