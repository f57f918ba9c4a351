import fc from 'fast-check';

export const MARK = '<img src=x onerror=alert(1)>';
const INJECTED = '\r\nX-Injected: yes\r\nBcc: everybody@example.org';

export const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'before\0after',
  MARK,
  `"'>${MARK}</script><script>alert(1)</script>`,
  `</textarea></title>${MARK}`,
  'javascript:alert(1)',
  "' or '1'='1",
  "'; drop table users; --",
  "1' union select password_hash from users --",
  '" or ""="',
  "') ; select pg_sleep(9); --",
  String.raw`\' or 1=1 --`,
  '%',
  '_',
  '%_%',
  '\\',
  '\\\\%',
  '$1',
  '$$',
  "E'\\x00'",
  INJECTED,
  `Thandi${INJECTED}`,
  'a@example.org\r\nBcc: b@example.org',
  'a@example.org, b@example.org',
  '"a\r\nTo: b@example.org" <c@example.org>',
  'Thandi\u2028Nkosi\u2029\u0085',
  '\u202egnp.exe\u202c\ufeff',
  '👩‍👩‍👧‍👦'.repeat(20),
  'Z\u0351\u036b\u0343'.repeat(50),
  '\ud800',
  '\udfff\ud800',
  '{{7*7}}${7*7}#{7*7}<%= 7*7 %>',
  '%s%s%n%x',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '//evil.example',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'true',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '-1',
  '0x7fffffff',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999999',
  '0000-00-00',
  '9999-12-31',
  '+999999-01-01',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF',
  '[]',
  '{"__proto__":{"polluted":true}}',
  "=cmd|'/c calc'!A1",
  'A'.repeat(10_000),
];

/** Names with a meaning in objects (prototype pollution). */
const NAMES: readonly string[] = [
  '',
  '__proto__',
  '__proto__.polluted',
  '__proto__[polluted]',
  'constructor',
  'constructor.prototype.polluted',
  'constructor[prototype][polluted]',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__intent__',
  '__state__',
  '__INTENT__',
  'intent',
  'id',
  'isAdmin',
  'role',
  'password_hash',
  'exact.__proto__',
  'exact.polluted',
  'a[0]',
  'a[999999999]',
  'a[4294967295]',
  'a[b][c]',
  'a[',
  'a]',
  '.a',
  'a..b',
  `a${'.a'.repeat(2_000)}`,
  `a${'[0]'.repeat(2_000)}`,
];

export function hostileText(): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
  );
}

export type Pairs = [name: string, value: string][];

export function tampered(honest: Pairs): fc.Arbitrary<Pairs> {
  return fc
    .array(change(honest.map(([name]) => name)), { maxLength: 3 })
    .map((changes) => changes.reduce((pairs, apply) => apply(pairs), honest));
}

type Change = (pairs: Pairs) => Pairs;

function change(names: string[]): fc.Arbitrary<Change> {
  const known = fc.constantFrom(...(names.length > 0 ? names : ['name']));
  const text = hostileText();
  const set = fc.tuple(known, text).map(
    ([name, value]): Change =>
      (pairs) =>
        replace(pairs, name, () => [[name, value]]),
  );
  const extend = fc.tuple(known, text).map(
    ([name, value]): Change =>
      (pairs) =>
        replace(pairs, name, (own) => [[name, own + value]]),
  );
  const repeat = fc.tuple(known, text).map(([name, value]): Change => (pairs) => [...pairs, [name, value]]);
  const drop = known.map(
    (name): Change =>
      (pairs) =>
        replace(pairs, name, () => []),
  );
  const suffix = fc.constantFrom(
    '[0]',
    '[]',
    '[999999999]',
    '.x',
    '.__proto__.polluted',
    '.constructor',
    '.length',
  );
  const nest = fc.tuple(known, suffix).map(
    ([name, end]): Change =>
      (pairs) =>
        replace(pairs, name, (own) => [[name + end, own]]),
  );
  const foreign = fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: 'binary', maxLength: 20 }));
  const add = fc.tuple(foreign, text).map(([name, value]): Change => (pairs) => [...pairs, [name, value]]);
  return fc.oneof(
    { weight: 5, arbitrary: set },
    { weight: 2, arbitrary: extend },
    { weight: 2, arbitrary: repeat },
    drop,
    nest,
    { weight: 3, arbitrary: add },
  );
}

function replace(pairs: Pairs, name: string, by: (value: string) => Pairs): Pairs {
  return pairs.flatMap(([own, value]) => (own === name ? by(value) : [[own, value] satisfies Pairs[number]]));
}
