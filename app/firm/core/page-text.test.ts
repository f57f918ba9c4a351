import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { FIRM, firm } from '#app/platform/content/firm.ts';
import { holdContent } from '#app/platform/content/held.ts';
import { withFirmWords } from './firm-words.ts';
import { filePart, PAGES, pageText } from './page-text.ts';

const page = pageText('trial.page', {
  hero: { title: 'Books', lines: ['One', 'Two'] },
  free: (minutes: number) => `${minutes} minutes`,
});
const { hero } = page;

afterEach(() => holdContent(new Map()));

test('a text is what is published now, by its name, in a part that was read before', () => {
  expect([hero.title, [...hero.lines]]).toEqual(['Books', ['One', 'Two']]);
  // The server has its own copy of the file.
  const now = { hero: { title: 'Books of {{firm.name}}', lines: ['A', 'B', 'C'] } };
  hold('trial.page', now);
  expect([hero.title, [...hero.lines]]).toEqual([`Books of ${firm.name}`, ['A', 'B', 'C']]);
  expect(hero.lines.map((line) => line.toLowerCase()).join()).toBe('a,b,c');
  hold('trial.other', now);
  expect([hero.title, [...hero.lines], page.free(30)]).toEqual(['Books', ['One', 'Two'], '30 minutes']);
});

test('what is filled in begins a sentence with a capital, unless it is a name', () => {
  holdContent(new Map([[FIRM, [{ ...firm, clients: 'forty clients', name: 'iBooks' }]]]));
  expect(withFirmWords('{{firm.clients}}: people. {{firm.clients}}, and {{firm.clients}}.')).toBe(
    'Forty clients: people. Forty clients, and forty clients.',
  );
  expect(withFirmWords('{{firm.name}} does it. {{firm.name}} too.')).toBe('iBooks does it. iBooks too.');
});

test('each part is named after its file and what exports it', async () => {
  for (const file of globSync('content/pages/*.ts')) {
    const module = (await import(`#content/pages/${basename(file)}`)) as Record<string, unknown>;
    for (const [exported, texts] of Object.entries(module)) {
      const part = filePart(texts);
      if (part) expect(part.name).toBe(`${basename(file, '.ts')}.${exported}`);
    }
  }
});

function hold(name: string, now: object): void {
  holdContent(new Map([[PAGES, [{ id: 'trial', parts: [{ name, file: {}, now }] }]]]));
}
