import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { SECOND } from '#app/platform/core/time.ts';
import { CHROMIUM_FLAGS } from './chromium.ts';
import type { JourneyOptions } from './journey.ts';

const THOROUGH = /@thorough\b/;

/**
 * The journeys, in three modes: a desktop with JavaScript, one without, and a phone. A journey without a tag runs on
 * both desktops, one with tags in the modes that it names: on a phone only if the layout differs there. Without
 * EVERY_MODE a journey runs once, without a script if possible: what only a script does has journeys of its own;
 * thorough ones are left out.
 */
export default defineConfig<JourneyOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(tmpdir(), 'site-journeys'),
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A journey that passes when it is tried again is flaky: `npm test` counts and names it.
  retries: 1,
  // One more than the cores of a small machine: journeys wait for mails and for paints.
  workers: 3,
  // On a busy machine everything takes several times as long; each night axe checks more.
  timeout: (process.env.NIGHTLY ? 180 : 60) * SECOND,
  expect: { timeout: 15 * SECOND },
  use: {
    baseURL: process.env.SITE_URL,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    {
      name: 'script',
      grep: mode('script'),
      grepInvert: elsewhere(mode('no-script'), THOROUGH),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'no-script',
      grep: mode('no-script'),
      grepInvert: elsewhere(THOROUGH),
      use: { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
    },
    {
      name: 'phone',
      grep: /@phone\b/,
      grepInvert: elsewhere(/@(?:script|no-script)\b/, THOROUGH),
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
});

/** Journeys tagged with this mode, or with none. */
function mode(name: 'script' | 'no-script'): RegExp {
  return new RegExp(`@${name}\\b|^(?!.*@(?:script|no-script|phone)\\b)`);
}

/** Journeys that a run with one mode each leaves to another mode, or to a run with every mode. */
function elsewhere(...patterns: RegExp[]): RegExp[] {
  return process.env.EVERY_MODE ? [] : patterns;
}
