import { expect, test } from 'vitest';
import { recoveryAskedMail } from './mails.server.ts';
import { proofsWith, withoutNumber } from './states.ts';

test('without a number and an ID on file somebody has to be seen, and is told so', () => {
  expect(proofsWith({ number: false, identity: false })).toEqual(['in_person']);
  expect(withoutNumber()).toContain('one of us has to see you with your ID');
  expect(withoutNumber()).toMatch(/^If it is not, call .* a picture of it is enough/);
  const { text } = recoveryAskedMail.write('info@example.org', recoveryAskedMail.example);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('or see the person with it');
});
