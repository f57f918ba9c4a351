import { expect, test } from 'vitest';
import { firm } from '#content/firm.ts';
import { chatLink } from './chat.ts';

test('a chat goes to the firm with a text of its own for every page that has one', () => {
  const links = PATHS.map(chatLink);
  expect(new Set(links).size).toBe(PATHS.length);
  for (const link of links)
    expect(link).toMatch(new RegExp(`^https://wa\\.me/${firm.chatNumber}\\?text=[^&\\s]+$`));
});

test('the text names the firm and the subject of the page', () => {
  expect(textOf('/tax/trust')).toBe(`Hello ${firm.name}. I need help with the tax of a trust.`);
  expect(textOf('/payroll')).toContain('payroll');
});

test('an article starts the chat of the blog', () => {
  expect(chatLink('/blog/provisional-tax-101-south-african-freelancers')).toBe(chatLink('/blog'));
});

test('a page without a text of its own starts a plain question', () => {
  expect(chatLink('/about/partners')).toBe(chatLink('/terms'));
  expect(chatLink('/payrolls')).toBe(chatLink('/terms'));
  expect(chatLink('/terms')).not.toBe(chatLink('/'));
});

const PATHS = [
  '/',
  '/contact',
  '/pricing',
  '/blog',
  '/accounting',
  '/payroll',
  '/advisory',
  '/calculator',
  '/tax/individual',
  '/tax/company',
  '/tax/deceased-estate',
  '/tax/trust',
  '/terms',
];

function textOf(path: string) {
  return new URL(chatLink(path)).searchParams.get('text');
}
