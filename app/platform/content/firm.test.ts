import { afterEach, expect, test } from 'vitest';
import { firm as ofFile } from '#content/firm.ts';
import { changedFacts, firm, FIRM, holdFacts } from './firm.ts';
import { holdContent } from './held.ts';

const NEW = { ...ofFile, name: 'New & Sons', directors: ['Ann Adams'] };

afterEach(() => holdContent(new Map()));

test('a browser draws a page with the facts that the server has', () => {
  holdContent(new Map([[FIRM, [NEW]]]));
  const written = changedFacts();
  expect(JSON.parse(written ?? '')).toEqual({ name: NEW.name, directors: NEW.directors });
  holdContent(new Map());
  expect(firm.name).toBe(ofFile.name);
  holdFacts(written);
  expect([firm.name, firm.directors, firm.phone]).toEqual([NEW.name, NEW.directors, ofFile.phone]);
  expect(changedFacts()).toBe(written);
});

test('facts as they came with the site stand in no page', () => {
  expect(changedFacts()).toBeUndefined();
  holdFacts(undefined);
  expect(firm.name).toBe(ofFile.name);
});
