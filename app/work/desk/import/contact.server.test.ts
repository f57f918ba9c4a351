import { expect, test } from 'vitest';
import { contactOf } from './contact.server.ts';

const CLIENT = { name: 'Karoo Wool CC', email: 'wool@example.org' };

function read(given: { contactName?: string; phone?: string }, email: string | null = CLIENT.email) {
  const notes: string[] = [];
  return { contact: contactOf(given, { ...CLIENT, email }, notes), notes };
}

test.each([
  '021 555 0101 / 082 555 0202',
  '021 555 0101 or 082 555 0202',
  '021 555 0101 of 082 555 0202',
  '021 555 0101 082 555 0202',
  '021 555 0101; 082 555 0202',
])('of two numbers in a cell (%s) the first is taken, and the other is named', (phone) => {
  const { contact, notes } = read({ contactName: 'Ronél Vermeulen', phone });
  expect(contact).toEqual({ name: 'Ronél Vermeulen', phone: '+27 215550101', email: null });
  expect(notes).toEqual([
    'Of its phone numbers +27 215550101 is taken: add +27 825550202 as a contact person.',
  ]);
});

test('a contact person without a phone is reached by the e-mail address of the client', () => {
  expect(read({ contactName: 'Ronél Vermeulen' })).toEqual({
    contact: { name: 'Ronél Vermeulen', phone: null, email: 'wool@example.org' },
    notes: [],
  });
  const { contact, notes } = read({ contactName: 'Ronél Vermeulen', phone: 'ask her' }, null);
  expect(contact).toBeNull();
  expect(notes).toHaveLength(2);
});

test('a number alone is the client’s own, and nothing is nobody', () => {
  expect(read({ phone: '082 555 0202' }).contact?.name).toBe('Karoo Wool CC');
  expect(read({})).toEqual({ contact: null, notes: [] });
});
