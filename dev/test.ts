import { live } from './lifetime.ts';
import { refusal } from './refusal.ts';
import { runChecksAndBuild } from './suite/checks.ts';
import { runBrowserTests } from './suite/journeys.ts';
import type { Part } from './suite/run-parts.ts';
import { runParts } from './suite/run-parts.ts';
import { runUnitTests } from './suite/unit-tests.ts';

const options = process.argv.slice(2);
const paths = options.filter((option) => !option.startsWith('-'));
const journeys = paths.filter(isBrowserTest);
const unitTests = paths.filter((path) => !isBrowserTest(path));
const flags = options.filter((option) => option === '--coverage');
const everyMode = options.includes('--every-mode') || journeys.length > 0;

const ALL: Record<string, Part> = {
  checks: runChecksAndBuild,
  unit: (lifetime, reports) => runUnitTests(lifetime, { reports, flags, paths: unitTests }),
  journeys: (lifetime, reports) => runBrowserTests(lifetime, { reports, paths: journeys, everyMode }),
};

await live((lifetime) => runParts(lifetime, chosenParts(), 'test-report'));

function chosenParts(): Record<string, Part> {
  const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length);
  const names = only ? [only] : namesOfPaths();
  return Object.fromEntries(names.map((name) => [name, requirePart(name)]));
}

function namesOfPaths(): string[] {
  if (flags.length > 0) return ['unit'];
  if (paths.length === 0) return Object.keys(ALL);
  return [...(unitTests.length > 0 ? ['unit'] : []), ...(journeys.length > 0 ? ['journeys'] : [])];
}

function requirePart(name: string): Part {
  const part = ALL[name];
  if (!part) throw refusal(`There is no part ${name}: choose one of ${Object.keys(ALL).join(', ')}.`);
  return part;
}

function isBrowserTest(path: string): boolean {
  return path.endsWith('.spec.ts') || path.includes('tests/e2e');
}
