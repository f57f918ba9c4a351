import { expect, test } from 'vitest';
import { recoveryAskedMail } from './mails.server.ts';
import { proofsWith, withoutNumber } from './states.ts';

test('who has no number and no ID on file is told to come in person', () => {
  expect(proofsWith({ number: false, identity: false })).toEqual(['in_person']);
  expect(withoutNumber()).toContain('one of us has to see you with your ID');
  expect(withoutNumber()).toMatch(/^If it is not, call .* a picture of it is enough/);
  const { text } = recoveryAskedMail.write('info@example.org', recoveryAskedMail.example);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('or see the person with it');
});
