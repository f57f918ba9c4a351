import { parseWithZod } from '@conform-to/zod/v4';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { company, individual } from '#app/enquiries/core/enquiry.test-support.ts';
import { fieldOf, FIELDS } from './enquiry-fields.ts';
import { enquirySchema, firstMessage } from './enquiry-schema.ts';

const browserSchema = enquirySchema();
const anyPhone = enquirySchema(() => true);

test('each type needs its own fields, and any other field is left out', () => {
  const more = { id: '7', state: 'answered', 'a[0].b': 'c' };
  expect(valueOf({ ...individual, ...more, entityName: 'Karoo', position: 'x'.repeat(500) })).toEqual(
    individual,
  );
  expect(valueOf({ ...company, ...more })).toEqual(company);
  expect(errorsOf({ ...individual, userType: 'company' })).toEqual({
    entityName: ['Enter the name of the company.'],
    position: ['Enter your position in the company, for instance Director.'],
  });
  for (const userType of ['estate', 'trust']) {
    const error = [`Enter the name of the ${userType}.`];
    expect(errorsOf({ ...individual, userType })).toEqual({ entityName: error });
    const enquiry = { ...individual, userType, entityName: 'Late J. Mokoena' };
    expect(valueOf({ ...enquiry, position: 'Executor' })).toEqual(enquiry);
  }
});

test('only offered types and country codes pass', () => {
  const expected = ['Choose whether you write as an individual or for a company, an estate or a trust.'];
  for (const userType of ['bank', ''])
    expect(errorsOf({ ...individual, userType }).userType).toEqual(expected);
  expect(errorsOf({ ...individual, countryCode: '+264' }).countryCode).toEqual([
    'Choose the country code of your phone number from the list.',
  ]);
  expect(errorsOf({ ...individual, countryCode: '+55' })).toEqual({});
});

test('every missing field has a message, in the order of the form', () => {
  const errors = errorsOf({ userType: 'company', countryCode: '+27' });
  const missing = Object.keys(company).filter((name) => name !== 'userType' && name !== 'countryCode');
  expect(Object.keys(errors).toSorted()).toEqual(missing.toSorted());
  expect(errors.phone).toEqual(['Phone number is required']);
  const blank = Object.fromEntries(missing.map((name) => [name, ' ']));
  expect(errorsOf({ userType: 'company', countryCode: '+27', ...blank })).toEqual(errors);
  expect(firstMessage(errors)).toBe('Enter the name of the company.');
  for (const none of [undefined, null, {}]) expect(firstMessage(none)).toBeUndefined();
});

test('each text has a minimum and a maximum length', () => {
  for (const name of FIELDS) {
    const { rule } = fieldOf(name);
    if ('oneOf' in rule || rule.isOptional) continue;
    const text = (length: number) =>
      name === 'email' ? `${'a'.repeat(Math.max(0, length - 12))}@example.com` : 'x'.repeat(length);
    const errors = (length: number) => errorsOf({ ...company, [name]: text(length) }, anyPhone)[name];
    const [least, most] = [name === 'email' ? 13 : (rule.least?.[0] ?? 1), rule.most[0]];
    expect(errors(least - 1), `${name} too short`).toEqual([rule.least?.[1] ?? expect.any(String)]);
    const tooLong = expect.stringContaining(
      ` can have at most ${most.toLocaleString('en').replace(',', ' ')} `,
    );
    expect(errors(most + 1), `${name} too long`).toEqual([tooLong]);
    for (const length of [least, most]) expect(errors(length), `${name} ${length}`).toBeUndefined();
  }
  expect(errorsOf({ ...company, name: '1'.repeat(101), email: '@'.repeat(256) })).toEqual({
    name: [expect.stringContaining('100 characters')],
    email: [expect.stringContaining('255 characters')],
  });
});

test('names and e-mail addresses are validated', () => {
  const good = ['Zoë', "O'Brien", 'D’Arcy', 'Anne-Marie van der Merwe', 'Ngũgĩ', '李明'];
  for (const name of good) expect(errorsOf({ ...individual, name }), name).toEqual({});
  const notNames = [
    'R2D2',
    '2Jan',
    'a@b',
    'Jan; drop',
    '<b>Jan</b>',
    "-- '",
    'Jan 😀',
    'Jan\r\nBcc: a@b.example',
  ];
  for (const name of notNames) expect(errorsOf({ ...individual, name }).name, name).toHaveLength(1);
  for (const email of ['smith&sons@example.com', 'a/b=c@example.com', 'thandi@büro.example'])
    expect(errorsOf({ ...individual, email }).email, email).toBeUndefined();
  const notAddresses = ['thandi@example', 'thandi', 'a b@example.com', 'a@b@example.com'];
  for (const email of [...notAddresses, 'a@b.example\r\nBcc: c@d.example'])
    expect(errorsOf({ ...individual, email }).email, email).toHaveLength(1);
});

test('texts are trimmed and lose control characters; only messages keep line breaks', () => {
  const { userType, countryCode, ...texts } = individual;
  const padded = Object.entries(texts).map(([name, value]) => [name, `\u00a0 ${value} \r\n`]);
  expect(valueOf({ userType, countryCode, ...Object.fromEntries(padded) })).toEqual(individual);
  expect(errorsOf({ ...individual, subject: `${' '.repeat(20)}short` }).subject).toHaveLength(1);
  const lines = { entityName: 'Karoo Ltd', position: 'Managing Director', phone: '082 123 4567' };
  const broken = Object.entries(lines).map(([name, value]) => [name, value.replaceAll(' ', '\r\n')]);
  expect(valueOf({ ...company, ...Object.fromEntries(broken) })).toEqual({ ...company, ...lines });
  expect(
    valueOf({
      ...individual,
      subject: 'Question\r\nBcc: a@b.example\0 about VAT',
      message: 'First line,\0\u0007\r\n\tsecond line \u202Edetrever.',
    }),
  ).toMatchObject({
    subject: 'Question Bcc: a@b.example about VAT',
    message: 'First line,\n\tsecond line detrever.',
  });
});

test('a message that another page began needs a question of one’s own', () => {
  const start = 'My question:\n\n\nIncome tax\nTax for 2026/27: R 12 345.00';
  const schema = enquirySchema(undefined, start.replaceAll('\n', '\r\n'));
  const below = ['Write your question below “My question:”.'];
  for (const message of ['My question:', ' My question: \n\n', start, `${start}\n\n`])
    expect(errorsOf({ ...individual, message }, schema).message, message).toEqual(below);
  expect(errorsOf({ ...individual, message: 'My question:' }).message).toEqual(below);
  expect(errorsOf({ ...individual, message: start.slice(14) }, schema).message).toEqual([
    'Write your question as well: the message has only what the calculator wrote.',
  ]);
  const empty = ['Enter a message of at least 20 characters.'];
  for (const message of ['', ' \n '])
    expect(errorsOf({ ...individual, message }, schema).message).toEqual(empty);
  for (const message of [start.replace('\n', '\nIs it?'), start.replace(':', ': why?'), `${start}?`])
    expect(errorsOf({ ...individual, message }, schema)).toEqual({});
});

test('a line break counts once in a message, as the visitor sees it', () => {
  const message = 'x\r\n'.repeat(1000).trim();
  expect(valueOf({ ...individual, message }).message).toHaveLength(1999);
  expect(errorsOf({ ...individual, message: `${message}xx` }).message).toHaveLength(1);
});

test('the browser wants enough digits in a phone number; the server checks the code', () => {
  for (const phone of ['ask me', 'ask me 123']) {
    const message = expect.stringContaining('valid phone number');
    expect(errorsOf({ ...individual, phone }).phone, phone).toEqual([message]);
  }
  expect(errorsOf({ ...individual, phone: '1234' })).toEqual({});
  const checked: string[][] = [];
  const schema = enquirySchema((...phone) => checked.push(phone) === 0);
  const unclear = [{ phone: '' }, { phone: '0'.repeat(41) }, { countryCode: '' }, { countryCode: '+264' }];
  for (const fields of unclear) errorsOf({ ...individual, ...fields }, schema);
  expect(checked).toEqual([]);
  const refused = errorsOf({ ...individual, countryCode: '+44', subject: '' }, schema);
  expect(checked).toEqual([['082 123 4567', '+44']]);
  expect(Object.keys(refused).toSorted()).toEqual(['phone', 'subject']);
});

test('any input gives a value within the limits, or messages', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constant('x y\r\n'.repeat(600)));
  const userType = fc.constantFrom('individual', 'company', 'x');
  const texts = { entityName: anything, name: anything, message: anything };
  fc.assert(
    fc.property(fc.record({ userType, ...texts }, { requiredKeys: [] }), (fields) => {
      const submission = parse({ ...individual, ...fields });
      if (submission.status === 'success') {
        expect(submission.value.name.length).toBeLessThanOrEqual(100);
        expect(submission.value.message).not.toMatch(/[\0\r]/);
      } else expect(firstMessage(submission.error)).toBeTruthy();
    }),
  );
}, 20_000);

function parse(fields: Record<string, string>, schema = browserSchema) {
  return parseWithZod(new URLSearchParams(fields), { schema });
}

function valueOf(fields: Record<string, string>) {
  const submission = parse(fields);
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error));
  return submission.value;
}

function errorsOf(fields: Record<string, string>, schema = browserSchema) {
  const submission = parse(fields, schema);
  return submission.status === 'error' ? (submission.error ?? {}) : {};
}
