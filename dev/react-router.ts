/** Would the site run on React Router 7? A copy with renamed imports is built, and its pure tests run. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { live } from './lifetime.ts';
import { say, step } from './print.ts';
import { ROOT, run } from './run.ts';

const VERSION = '7.18.4';
const MOST_LINES = 16;

const NOT_COPIED = /^(node_modules|build|\.data|\.git)$/;
/** Files about Remix 2 itself: its options, its router's patch, tests of both and of the owner's card. */
const GONE = [
  'remix.config.js',
  'patches/@remix-run+router+1.23.3.patch',
  'tests/route-matching.test.ts',
  'tests/dependencies-page.test.ts',
  'tests/specification/card.test.ts',
  'tests/specification/requirements.test.ts',
];

/** In this order: what gets another name or its own package, then the rest. */
const RENAMED: [old: RegExp, name: string][] = [
  [/(\bcreateReadableStreamFromReadable\b.*)@remix-run\/node/g, '$1@react-router/node'],
  [/\bRemixBrowser\b(.*)@remix-run\/react/g, 'HydratedRouter as RemixBrowser$1react-router/dom'],
  [/\bRemixServer\b(?=.*@remix-run)/g, 'ServerRouter as RemixServer'],
  [/\bUNSAFE_RemixContext\b/g, 'UNSAFE_FrameworkContext'],
  [/\bvitePlugin\b(.*)@remix-run\/dev\b/g, 'reactRouter$1@react-router/dev/vite'],
  [/^.*import\('\.\/remix\.config\.js'\).*\n|(?<=\bplugin\()remixConfig/gm, ''],
  [/@remix-run\/route-config/g, '@react-router/dev/routes'],
  [/@remix-run\/(fs-routes|serve)/g, '@react-router/$1'],
  [/@remix-run\/(react|node|server-runtime)|react-router-dom\/server/g, 'react-router'],
];

const node = process.execPath;
const STEPS: [name: string, program: string, args: string[]][] = [
  ['Installing', 'npm', ['install', '--force', '--no-audit', '--no-fund', '--loglevel=error']],
  ['Building', node, ['node_modules/@react-router/dev/bin.js', 'build']],
  ['Testing', node, ['node_modules/vitest/vitest.mjs', 'run', '--project=pure']],
];

await live(async (lifetime) => {
  const copy = mkdtempSync(join(tmpdir(), 'react-router-'));
  lifetime.atEnd(() => rmSync(copy, { recursive: true, force: true }));
  move(copy);
  for (const [name, program, args] of STEPS) {
    const options = { lifetime, cwd: copy, env: { NO_COLOR: '1' } };
    const { code, output } = await step(`${name} on React Router 7`, () => run(program, args, options));
    if (code === 0) continue;
    const lines = output.trimEnd().split('\n');
    const failures = lines.filter((line) => /^ ?(FAIL|\w*Error:|npm error) /.test(line));
    say((failures.length > 0 ? failures.slice(0, MOST_LINES) : lines.slice(-MOST_LINES)).join('\n'));
    return code;
  }
});

function move(copy: string): void {
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !NOT_COPIED.test(relative(ROOT, path)) });
  for (const path of GONE) rmSync(join(copy, path), { recursive: true });
  writeFileSync(join(copy, 'react-router.config.ts'), 'export default {};\n');
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$|^tsconfig\.json$/.test(file)) continue;
    const text = readFileSync(join(copy, file), 'utf8');
    writeFileSync(
      join(copy, file),
      RENAMED.reduce((renamed, [old, name]) => renamed.replace(old, name), text),
    );
  }
  usePackages(join(copy, 'package.json'));
}

function usePackages(file: string): void {
  const settings = JSON.parse(readFileSync(file, 'utf8'));
  for (const packages of [settings.dependencies, settings.devDependencies]) {
    for (const name of Object.keys(packages)) if (name.startsWith('@remix-run/')) delete packages[name];
  }
  for (const name of ['react-router', '@react-router/node']) settings.dependencies[name] = VERSION;
  for (const name of ['dev', 'fs-routes', 'serve'])
    settings.devDependencies[`@react-router/${name}`] = VERSION;
  writeFileSync(file, JSON.stringify(settings));
}
