import { expect, test } from 'vitest';
import { recoveryMails } from './mails.server.ts';

const STIFF = /\b(is|are) to (be|have)\b|any more, and|no longer|takes effect|is settled|who asks/;

test('mails of lost access say in plain words who wants what, and what comes next', () => {
  const texts = recoveryMails.flatMap(({ write, example, kind }) => {
    const { subject, text } = write('thandi@example.org', example as never);
    return [`${kind}: ${subject}`, `${kind}: ${text}`];
  });
  expect(texts.filter((text) => STIFF.test(text))).toEqual([]);
});
