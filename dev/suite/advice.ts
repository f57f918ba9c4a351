import type { Totals } from './report.ts';

const MOST = 10;

export function advice({ failed, red }: Totals): string[] {
  const shown = red.slice(0, MOST).map(({ file, title }) => (file ? `  ${file}: ${title}` : `  ${title}`));
  const alone = red.find(({ file }) => file);
  const others = failed - shown.length;
  return [
    '',
    'What failed:',
    ...shown,
    ...(others > 0 ? [`  and ${others} more, see above`] : []),
    'What to do:',
    ...(alone ? [`  Try one alone: npm test -- ${alone.file}`] : []),
    '  Types, lint and format: npm run check; npm run format repairs most of it.',
    '  A journey that fails only in the whole run was slow: look at the load of the machine, and try it alone.',
    '  Red without a change of yours, alone too? Compare the versions of Chromium and Node with .ci, and report it.',
  ];
}
