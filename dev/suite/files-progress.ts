import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';
import { progressOf } from './progress.ts';

/** Errors outside any test are missing in Vitest's JSON report: they go to the file that OUTSIDE_ERRORS names. */
export default function FilesProgress(): Reporter {
  const progress = progressOf('test files');
  return {
    onTestRunStart: (files) => progress.begin(files.length),
    onTestModuleEnd: (file) => progress.finish(!file.ok()),
    onTestRunEnd: (_, errors) => {
      progress.end();
      const { OUTSIDE_ERRORS: file } = process.env;
      if (file) writeFileSync(file, JSON.stringify(errors.map(({ message }) => message)));
    },
  };
}
