import { expect, test } from 'vitest';
import { replies } from '#content/replies.ts';
import { openGap } from './gaps.ts';
import { insertTemplate } from './insert-template.ts';
import { fillTemplates } from './templates.ts';

const facts = { name: 'Thandi Nkosi', subject: 'Tax', reference: 'E-1', colleague: 'Ann Adams' };
const templates = fillTemplates(replies, facts);
const textOf = (id: string) => templates.find((one) => one.id === id)?.text ?? '';
const quote = textOf('quote');

test('a template that is added to own sentences has one greeting and one end', () => {
  for (const own of ['Dear Thandi\n\nWe spoke.', 'We spoke.', `${textOf('call')}`.replace('short', 'long')]) {
    const body = insertTemplate(own, quote, templates);
    expect(body.match(/^Dear /gm)).toHaveLength(1);
    expect(body).toMatch(/^Dear Thandi/);
    expect(body.match(/^Kind regards$/gm)).toHaveLength(1);
    expect(body).toContain('For what you describe we charge:');
  }
  expect(insertTemplate(textOf('call'), quote, templates)).toBe(quote);
  expect(insertTemplate(' ', quote, templates)).toBe(quote);
});

test('a gap of a template is open until something is written into it', () => {
  expect(openGap(quote, templates)).toBe('Thank you for asking us. For what you describe we charge:');
  expect(openGap(quote.replaceAll(/\n+/g, '\n'), templates)).toMatch(/we charge:$/);
  expect(openGap(quote.replace(/charge:\s+/, 'charge:\n\nR 1 495 a year.\n\n'), templates)).toBeNull();
  expect(openGap(textOf('answer'), templates)).toBe('Thank you for your message.');
  for (const id of ['documents', 'call', 'declined']) expect(openGap(textOf(id), templates)).toBeNull();
  expect(openGap('We charge R 1 495.', templates)).toBeNull();
});

test('an answer above the thanks is one, and a first sentence is no greeting', () => {
  const end = 'Thank you for your message.\n\nKind regards\nAnn Adams';
  expect(openGap(`Dear Thandi\n\nYou owe nothing.\n\n${end}`, templates)).toBeNull();
  expect(openGap(`Hi Thandi,\n\n${end}`, templates)).toBe('Thank you for your message.');
  for (const own of ['Good news: your refund was paid.', 'Hi-res scan attached'])
    expect(insertTemplate(own, quote, templates)).toMatch(/^Dear Thandi Nkosi\n\n/);
});
