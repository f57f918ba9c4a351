import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firm } from '#app/platform/content/firm.ts';
import { people } from '#content/people.ts';
import { findPerson } from './people.ts';

const FOLDER = 'content/people/';

test('each portrait belongs to a person, is named after its file, and is under 3 kB', () => {
  const drawn = people.flatMap(({ portrait }) => portrait ?? []);
  expect(drawn.toSorted()).toEqual(readdirSync(FOLDER).toSorted());
  for (const file of drawn) {
    const svg = readFileSync(FOLDER + file, 'utf8');
    expect(svg, file).toContain(`<symbol id="${file.replace('.svg', '')}"`);
    expect(svg.length, file).toBeLessThanOrEqual(3_000);
    expect(svg, file).not.toMatch(/#[\da-f]{3,6}"/i);
  }
});

test('practitioner numbers differ, and the firm’s is that of the person it names', () => {
  const numbers = people.flatMap(({ practitionerNumber }) => practitionerNumber ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(findPerson(firm.practitioner.name)?.practitionerNumber).toBe(firm.practitioner.number);
});
