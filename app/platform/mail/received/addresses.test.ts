import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';

const from = async (value: string) => (await readMail(Buffer.from(`From: ${value}\r\n\r\ntext`))).mail.from;

test('a name may contain any mark of the syntax of addresses', async () => {
  for (const [value, name] of [
    ['Nkosi, Thandi <t@example.org>', 'Nkosi, Thandi'],
    ['"Nkosi, Thandi" <t@example.org>', 'Nkosi, Thandi'],
    ['Thandi @ Work <t@example.org>', 'Thandi @ Work'],
    ['Thandi <Tax> <t@example.org>', 'Thandi <Tax>'],
    ['"Thandi <other@example.net>" <t@example.org>', 'Thandi <other@example.net>'],
    ['other@example.net <t@example.org>', 'other@example.net'],
    ['Thandi "T" Nkosi <t@example.org>', 'Thandi T Nkosi'],
    [String.raw`"Thandi \"T\" Nkosi" <t@example.org>`, 'Thandi "T" Nkosi'],
    ['"Thandi Nkosi <t@example.org>', 'Thandi Nkosi'],
    ['Nkosi: Tax; Payroll <t@example.org>', 'Nkosi: Tax; Payroll'],
    ['Thandi (Nkosi & Sons, Durban) <t@example.org>', 'Thandi (Nkosi & Sons, Durban)'],
    [
      '=?utf-8?Q?Nkosi=2C_Thandi_=3Cother=40example=2Enet=3E?= <t@example.org>',
      'Nkosi, Thandi <other@example.net>',
    ],
    ['"=?utf-8?Q?Nkosi=2C_Zo=C3=AB?=" <t@example.org>', 'Nkosi, Zoë'],
    ['<t@example.org> Thandi', 'Thandi'],
    ["'Thandi' <t@example.org>", 'Thandi'],
    ['t@example.org (Nkosi, Thandi)', 'Nkosi, Thandi'],
    ['t@example.org', ''],
    ['Thandi <t@example.org>, Sipho <s@example.org>', 'Thandi'],
  ])
    expect(await from(value!), value).toEqual({ name, address: 't@example.org' });
});

test('what is no address is none', async () => {
  expect(await from('Thandi <>')).toMatchObject({ address: '' });
  expect(await from('')).toEqual({ name: '', address: '' });
});

test('what mail servers found about a sender counts for none of two', async () => {
  const results = 'Authentication-Results: mx.firm; dmarc=pass\r\n';
  const { mail } = await readMail(
    Buffer.from(`${results}From: a@example.org\r\nFrom: b@example.org\r\n\r\ntext`),
  );
  expect(mail).toMatchObject({ from: { address: 'a@example.org' }, authenticationResults: [] });
});
