import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { progressOf } from './progress.ts';

/** A reporter of Playwright, which wants a constructor as the default export. */
export default function JourneysProgress(): Reporter {
  const progress = progressOf('journeys');
  return {
    onBegin: (_, suite: Suite) => progress.begin(suite.allTests().length),
    onTestEnd(test: TestCase, { retry }: TestResult) {
      if (retry === 0 && !test.ok()) return;
      progress.finish(!test.ok());
    },
    onEnd: progress.end,
  };
}
