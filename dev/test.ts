import { live } from './lifetime.ts';
import { refusal } from './refusal.ts';
import { runChecksAndBuild } from './suite/checks.ts';
import { runBrowserTests } from './suite/journeys.ts';
import type { Part } from './suite/run-parts.ts';
import { runParts } from './suite/run-parts.ts';
import { runPureTests, runUnitTests } from './suite/unit-tests.ts';

const options = process.argv.slice(2);
const paths = options.filter((option) => !option.startsWith('-'));
const journeys = paths.filter(isBrowserTest);
const unitTests = paths.filter((path) => !isBrowserTest(path));
const flags = options.filter((option) => option === '--coverage');
const everyMode = options.includes('--every-mode') || journeys.length > 0;

const runJourneys: Part = (lifetime, reports) =>
  runBrowserTests(lifetime, { reports, paths: journeys, everyMode });

const SOME: Record<string, Part> = {
  checks: (lifetime) => runChecksAndBuild(lifetime),
  unit: (lifetime, reports) => runUnitTests(lifetime, { reports, flags, paths: unitTests }),
  journeys: runJourneys,
};

/** Tests that need no build run beside it. */
const WHOLE: Record<string, Part> = {
  'checks, build and pure tests': (lifetime, reports) =>
    runChecksAndBuild(lifetime, () => runPureTests(lifetime, reports)),
  services: (lifetime, reports) => runUnitTests(lifetime, { reports, projects: ['services'] }),
  journeys: runJourneys,
};

await live((lifetime) => runParts(lifetime, chosenParts(), 'test-report'));

function chosenParts(): Record<string, Part> {
  const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length);
  if (only) return { [only]: requirePart(only) };
  if (flags.length > 0) return { unit: requirePart('unit') };
  if (paths.length === 0) return WHOLE;
  const names = [...(unitTests.length > 0 ? ['unit'] : []), ...(journeys.length > 0 ? ['journeys'] : [])];
  return Object.fromEntries(names.map((name) => [name, requirePart(name)]));
}

function requirePart(name: string): Part {
  const part = SOME[name];
  if (!part) throw refusal(`There is no part ${name}: choose one of ${Object.keys(SOME).join(', ')}.`);
  return part;
}

function isBrowserTest(path: string): boolean {
  return path.endsWith('.spec.ts') || path.includes('tests/e2e');
}
