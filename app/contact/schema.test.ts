import { parseWithZod } from '@conform-to/zod/v4';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldOf, FIELDS } from './fields.ts';
import { contactSchema, firstMessage } from './schema.ts';

test('an individual needs name, e-mail, phone, subject and message, and nothing else', () => {
  expect(valueOf(individual())).toEqual({ ...individual() });
});

test('a company also needs its name and a position', () => {
  const errors = errorsOf({ ...individual(), userType: 'company' });
  expect(errors).toEqual({
    entityName: ['Enter the name of the company.'],
    position: ['Enter your position in the company, for instance Director.'],
  });
  const company = {
    ...individual(),
    userType: 'company',
    entityName: 'Karoo Wool (Pty) Ltd',
    position: 'Director',
  };
  expect(valueOf(company)).toEqual(company);
});

test('an estate or a trust needs its name, and no position', () => {
  for (const userType of ['estate', 'trust']) {
    expect(errorsOf({ ...individual(), userType })).toEqual({
      entityName: [`Enter the name of the ${userType}.`],
    });
    const enquiry = { ...individual(), userType, entityName: 'Late J. Mokoena' };
    expect(valueOf({ ...enquiry, position: 'Executor' })).toEqual(enquiry);
  }
});

test('a field that the type does not show is left out', () => {
  const enquiry = individual();
  expect(valueOf({ ...enquiry, entityName: 'Karoo Wool', position: 'x'.repeat(500) })).toEqual(enquiry);
});

test('unknown fields are ignored', () => {
  expect(valueOf({ ...individual(), id: '7', state: 'answered', 'a[0].b': 'c' })).toEqual(individual());
});

test('an unknown user type is refused', () => {
  const expected = ['Choose whether you write as an individual or for a company, an estate or a trust.'];
  expect(errorsOf({ ...individual(), userType: 'bank' }).userType).toEqual(expected);
  expect(errorsOf({ ...individual(), userType: '' }).userType).toEqual(expected);
});

test('every missing field has a message, and the first of the form comes first', () => {
  const errors = errorsOf({ userType: 'company', countryCode: '+27' });
  expect(Object.keys(errors).toSorted()).toEqual(
    ['email', 'entityName', 'message', 'name', 'phone', 'position', 'subject'].toSorted(),
  );
  expect(errors.phone).toEqual(['Phone number is required']);
  expect(firstMessage(errors)).toBe('Enter the name of the company.');
});

test('each text has a minimum and a maximum length', () => {
  const company = { ...individual(), userType: 'company', entityName: 'Karoo Wool', position: 'Director' };
  for (const name of FIELDS) {
    const { rule } = fieldOf(name);
    if ('oneOf' in rule || name === 'phone' || name === 'email') continue;
    const errors = (length: number) => errorsOf({ ...company, [name]: 'x'.repeat(length) })[name];
    const [least, most] = [rule.least?.[0] ?? 1, rule.most[0]];
    expect(errors(least - 1), name).toHaveLength(1);
    expect(errors(least), name).toBeUndefined();
    expect(errors(most), name).toBeUndefined();
    expect(errors(most + 1), name).toHaveLength(1);
  }
});

test('an e-mail address is at most 255 characters', () => {
  const address = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
  expect(errorsOf({ ...individual(), email: address(255) }).email).toBeUndefined();
  expect(errorsOf({ ...individual(), email: address(256) }).email).toHaveLength(1);
});

test('names and e-mail addresses are validated', () => {
  const names = ['Zoë', "O'Brien", 'D’Arcy', 'Anne-Marie van der Merwe', 'Ngũgĩ', '李明'];
  for (const name of names) expect(errorsOf({ ...individual(), name }).name, name).toBeUndefined();
  const notNames = ['R2D2', 'a@b', 'Jan; drop', '<b>Jan</b>', "-- '", 'Jan 😀'];
  for (const name of notNames) expect(errorsOf({ ...individual(), name }).name, name).toHaveLength(1);
  const notAddresses = ['thandi@example', 'thandi', '@example.com', 'a b@example.com', 'a@b@example.com'];
  for (const email of [...notAddresses, 'a..b@example.com']) {
    expect(errorsOf({ ...individual(), email }).email, email).toHaveLength(1);
  }
});

test('every text is trimmed before validation', () => {
  const padded = Object.fromEntries(
    Object.entries(individual()).map(([name, value]) => [
      name,
      name === 'userType' || name === 'countryCode' ? value : `\u00a0 ${value} \r\n`,
    ]),
  );
  expect(valueOf(padded)).toEqual(individual());
  expect(errorsOf({ ...individual(), subject: `${' '.repeat(20)}short` }).subject).toHaveLength(1);
  expect(errorsOf({ ...individual(), name: '   ' }).name).toEqual([
    'Enter your name, so that we know whom to ask for.',
  ]);
});

test('a line break counts once in a message, as the visitor sees it', () => {
  const lines = (count: number) => 'x\r\n'.repeat(count).trim();
  expect(valueOf({ ...individual(), message: lines(1000) }).message).toHaveLength(1999);
  expect(errorsOf({ ...individual(), message: `${lines(1000)}xx` }).message).toHaveLength(1);
});

test('control characters are removed, and line breaks except in the message', () => {
  const value = valueOf({
    ...individual(),
    subject: 'Question\r\nBcc: a@b.example\0 about VAT',
    message: 'First line,\0\u0007\r\n\tsecond line \u202Edetrever.',
  });
  expect(value.subject).toBe('Question Bcc: a@b.example about VAT');
  expect(value.message).toBe('First line,\n\tsecond line detrever.');
});

test('a line break in a name or an e-mail address is refused', () => {
  expect(errorsOf({ ...individual(), name: 'Jan\r\nBcc: a@b.example' }).name).toHaveLength(1);
  expect(errorsOf({ ...individual(), email: 'a@b.example\r\nBcc: c@d.example' }).email).toHaveLength(1);
});

test('only the offered country codes pass', () => {
  expect(errorsOf({ ...individual(), countryCode: '+264' }).countryCode).toHaveLength(1);
  expect(errorsOf({ ...individual(), countryCode: '+55' }).countryCode).toBeUndefined();
});

test('the browser accepts a phone number with enough digits; the server checks it with the chosen code', () => {
  expect(errorsOf({ ...individual(), phone: 'ask me' }).phone).toHaveLength(1);
  const checked: string[][] = [];
  const schema = contactSchema((...phone) => checked.push(phone) === 0);
  const refused = errorsOf({ ...individual(), countryCode: '+44', subject: '' }, schema);
  expect(checked).toEqual([['082 123 4567', '+44']]);
  expect(Object.keys(refused).toSorted()).toEqual(['phone', 'subject']);
});

test('any input gives a value within the limits, or messages', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constant('x y\r\n'.repeat(600)));
  const sent = fc.record(
    {
      userType: fc.constantFrom('individual', 'company', 'x'),
      entityName: anything,
      name: anything,
      message: anything,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(sent, (fields) => {
      const submission = parse({ ...individual(), ...fields });
      if (submission.status === 'success') {
        expect(submission.value.name.length).toBeLessThanOrEqual(100);
        expect(submission.value.message).not.toMatch(/[\0\r]/);
      } else expect(firstMessage(submission.error)).toBeTruthy();
    }),
  );
}, 20_000);

function individual() {
  return {
    userType: 'individual',
    name: 'Thandi Nkosi',
    email: 'thandi@example.co.za',
    countryCode: '+27',
    phone: '082 123 4567',
    subject: 'Provisional tax for the first time',
    message: 'I started to freelance in May. What must I file, and when?',
  };
}

function parse(fields: Record<string, string>, schema = contactSchema()) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return parseWithZod(form, { schema });
}

function valueOf(fields: Record<string, string>) {
  const submission = parse(fields);
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error));
  return submission.value;
}

function errorsOf(fields: Record<string, string>, schema = contactSchema()) {
  const submission = parse(fields, schema);
  return submission.status === 'error' ? (submission.error ?? {}) : {};
}
