import type { Plugin } from 'vite';
import { ROOT } from '#dev/run.ts';
import { pageFinder } from './page-finder.ts';
import { contentProblems } from './problems.ts';
import type { Problem } from './sources.ts';
import { typeProblems } from './type-problems.ts';

/** Stops the build if content/ names a plan, figure, page or field that does not exist, or does not compile. */
export function checkedContent(): Plugin {
  let isClient = true;
  return {
    name: 'checked content',
    apply: 'build',
    configResolved(config) {
      isClient = !config.build.ssr;
    },
    async buildStart() {
      if (!isClient) return;
      // Remix has already told the file where the routes are.
      const { default: routes } = await import('../../app/routes.ts');
      const problems = [
        ...(await contentProblems(ROOT, pageFinder(await routes))),
        ...(await typeProblems(ROOT)),
      ];
      if (problems.length > 0) this.error({ message: listOf(problems), stack: '' });
    },
  };
}

function listOf(problems: readonly Problem[]): string {
  const lines = problems.map(({ file, line, text }) => `  ${file}:${line}  ${text}`);
  return `content/ needs a correction:\n${lines.join('\n')}`;
}
