// Every npm script starts here, on a bare clone and on an older Node: plain JavaScript for Node 20
// with no imports outside Node.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(ROOT, 'node_modules');
// The first Node that runs TypeScript files directly.
const NEEDED = [22, 18];

const [command = '', ...options] = process.argv.slice(2);
const file = join(ROOT, 'dev', `${command}.ts`);

if (!/^[a-z]+$/.test(command) || !existsSync(file)) {
  fail(`There is no command "${command}": try start, test, dev, preview, admin, backup, restore or bench.`);
} else if (isInstalled() || (await install())) {
  run(findNode());
}

function isInstalled() {
  const installed = packagesOf(join(MODULES, '.package-lock.json'));
  if (!installed) return false;
  return Object.entries(packagesOf(join(ROOT, 'package-lock.json')) ?? {}).every(([path, locked]) => {
    const found = installed[path];
    return path === '' || (found ? found.version === locked.version : Boolean(locked.optional));
  });
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return null;
  }
}

async function install() {
  process.stdout.write('Installing packages … (a minute or two, once)\n');
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const ticker = setInterval(() => process.stdout.write(`  still installing, ${seconds()} s\n`), 10_000);
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm'];
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [code] = await ended(spawn(npm[0], [...npm.slice(1), ...flags], { cwd: ROOT, stdio: 'inherit' }));
  clearInterval(ticker);
  if (code === 0) process.stdout.write(`Installed in ${seconds()} s.\n`);
  else fail('The packages could not be installed: see what npm says above, and start again.');
  return code === 0;
}

function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isEnough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
  return isEnough ? process.execPath : join(MODULES, 'node', 'bin', 'node');
}

async function run(node) {
  if (!existsSync(node)) {
    fail(`Node ${NEEDED.join('.')} or newer is needed and did not come with the packages: install it.`);
    return;
  }
  const flags = ['--disable-warning=ExperimentalWarning'];
  if (existsSync(join(ROOT, '.env'))) flags.push('--env-file=.env');
  const child = spawn(node, [...flags, file, ...options], {
    cwd: ROOT,
    // The open channel tells the command that this process was killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // Every process of a command loads the same packages, so Node's compile cache helps.
      NODE_COMPILE_CACHE: join(MODULES, '.cache', 'node'),
      ...process.env,
      PATH: [join(MODULES, '.bin'), process.env.PATH].join(delimiter),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  followParent(child);
  const [code, signal] = await ended(child);
  process.exitCode = code ?? 128 + constants.signals[signal];
}

/** npm cannot pass SIGKILL on, but its end changes the parent process. */
function followParent(child) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
}

function ended(child) {
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve([code, signal]));
    child.on('error', () => resolve([1, null]));
  });
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
