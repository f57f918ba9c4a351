import { expect, test } from 'vitest';
import { themeColours } from '#content/brand/colours.ts';
import { coloursCss, favicon, iconSprite, inlineColours } from './brand.ts';

test('the style sheet has the light colours and, for those who prefer it, dark ones', () => {
  const [lightRules, darkRules] = coloursCss().split('@media (prefers-color-scheme: dark)');
  expect(lightRules).toContain(`--paper: ${themeColours.light};`);
  expect(darkRules).toContain(`--paper: ${themeColours.dark};`);
});

test('on paper the dark band has the colours of the page', () => {
  const [before = '', after = ''] = coloursCss().split('@media screen {.night {');
  expect(before).not.toContain('.night');
  expect(after).toContain('--paper:');
});

test('the favicon names no variable, which browsers do not resolve in it', () => {
  expect(favicon()).toContain('<svg xmlns="http://www.w3.org/2000/svg"');
  expect(favicon()).not.toContain('var(');
});

test('the sprite begins with the firm’s mark', () => {
  expect(iconSprite()).toMatch(/^<svg[^>]*>\n<symbol id="mark" viewBox="[\d ]+">.*<\/symbol>\n<symbol id="/);
});

test('a colour that the firm does not have stops the build', () => {
  expect(() => inlineColours('<path fill="var(--mauve)"/>')).toThrow('no colour mauve');
});
