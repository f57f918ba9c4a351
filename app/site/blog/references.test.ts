import { expect, test } from 'vitest';
import { travelFigures } from '#content/travel-figures.ts';
import { lawOf } from '#app/tax/rates/law.ts';
import { basisOf } from './figure-basis.ts';
import { workedNames } from './figures.ts';
import { referencesOf, unnamedSections } from './references.ts';

test('a figure of a tax table brings its section and the pages of its year, SARS first', () => {
  const { law, pages } = referencesOf('On {{medical.first 2027}} a month in 2026/27.', []);
  expect(law).toEqual([{ act: 'Income Tax Act 58 of 1962', places: ['section 6A', 'section 6B'] }]);
  expect(pages[0]).toBe(lawOf.medical.sars);
  expect(pages.some((page) => page.startsWith('https://www.dailymaverick.co.za/'))).toBe(true);
});

test('a dated figure brings the pages it was read on, also as an argument of another', () => {
  const [season] = referencesOf('{{season.closes 2024}}', []).pages;
  expect(season).toBe('https://businesstech.co.za/news/775236');
  expect(referencesOf('{{lastWorkingDay season.closes 2024}}', []).pages).toEqual([season]);
  expect(Object.keys(travelFigures)).not.toContain('travel.scale');
  expect(referencesOf('{{travel.scale 2026}}', []).pages).toHaveLength(1);
});

test('an Act is named once, with what the author and the figures add', () => {
  const act = 'Income Tax Act 58 of 1962';
  const named = { act, places: ['section 12T', 'section 11F'] };
  expect(referencesOf('{{retirement.rate 2027}}', [named]).law).toEqual([named]);
});

test('a section that the text names must be in the law', () => {
  const law = [{ act: 'Value-Added Tax Act 89 of 1991', places: ['section 17(1)', 'section 27'] }];
  expect(unnamedSections('Section 17(1), and sections 27 and 28.', law)).toEqual(['28']);
  expect(unnamedSections('Section 17 and section 271.', law)).toEqual(['17', '271']);
});

test('every worked figure has a basis', () => {
  for (const name of workedNames) expect(() => basisOf(name), name).not.toThrow();
  expect(() => basisOf('no.such')).toThrow('no.such');
});
