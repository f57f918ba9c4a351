import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Texts that confused people on pages and in mails, and better ones. */
const CONFUSING: readonly (readonly [RegExp, string])[] = [
  [/something for you/i, 'what it is: papers that we need, a message, a document'],
  [/(?:label: '|^\s*|>)Open it(?: at the desk)?(?:',|<|$)/, 'what one sees: “See the work”'],
  [/in (?:our|the|your) client room|client room of/i, 'the account, or the work'],
  [/in peace\b/, '“take your time”'],
  [/tak(?:e|en) apart/i, '“split into single photos”'],
  [/is an answer too/i, 'what to do: “say so with one tap”'],
  [/does not say more/i, 'nothing: the mail names the work and who writes'],
  [/not with us yet/i, '“not in our hands”'],
  [/where your work stands/i, '“where we are”'],
  [/can(?:no|’)t go on without|cannot do without/i, 'what we need, and that we go on then'],
  [/need do nothing/i, '“there is nothing for you to do”'],
  [/two hours are over/i, '“you need a new code”'],
  [/\bacts? for it\b/i, 'the name of the client, who may be a person'],
  [/has us know/i, 'what the law asks'],
];

const SOURCES = globSync('{app,content}/**/*.{ts,tsx,md}').filter(
  (path) => !/\.test\.|\.test-support\./.test(path),
);

test('no page or mail says again what confused its readers', () => {
  expect(SOURCES.length).toBeGreaterThan(1000);
  const found = SOURCES.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\*\*|\*|\/\/)/.test(line))
      .flatMap((line) =>
        CONFUSING.filter(([words]) => words.test(line)).map(
          ([, better]) => `${path}: ${line.trim()} Better: ${better}`,
        ),
      ),
  );
  expect(found).toEqual([]);
});

test('what only a checker reads stands under “For the record”', () => {
  const pages = SOURCES.filter((path) => path.startsWith('app/') && path.endsWith('.tsx'));
  const naming = pages.filter((path) => />[^<{]*SHA-?256|\bSHA-256 \{/.test(readFileSync(path, 'utf8')));
  expect(naming).toEqual(['app/work/proposals/for-the-record.tsx']);
});
