import type { Reporter } from 'vitest/node';
import { progressOf } from './progress.ts';

/** A reporter of Vitest, which wants a constructor as the default export. */
export default function FilesProgress(): Reporter {
  const progress = progressOf('test files');
  return {
    onTestRunStart: (files) => progress.begin(files.length),
    onTestModuleEnd: (file) => progress.finish(!file.ok()),
    onTestRunEnd: progress.end,
  };
}
