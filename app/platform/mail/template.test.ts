import { expect, test } from 'vitest';
import { firm } from '#app/platform/content/firm.ts';
import { renderMail, type MailTemplate } from './template.ts';

const TEMPLATE: MailTemplate = {
  heading: 'New enquiry',
  greeting: 'Dear colleague',
  paragraphs: ['Thandi Nkosi has written to us.', 'She expects an answer today.'],
  facts: [
    ['Phone', '+27 821234567'],
    ['Subject', 'About my tax return'],
  ],
  quote: 'Good day,\nplease call me.',
  link: { label: 'Open the message', url: 'https://example.org/messages?state=new&page=1' },
  closing: 'The website',
};

test('both parts have the same texts in the same order', () => {
  const { text, html } = renderMail(TEMPLATE);
  const body = html.slice(html.indexOf('<h1'));
  const texts = [
    'New enquiry',
    'Dear colleague',
    'Thandi Nkosi has written to us.',
    'She expects an answer today.',
    'Phone',
    '+27 821234567',
    'About my tax return',
    'Good day,',
    'please call me.',
    'Open the message',
    'The website',
    firm.address.street,
  ];
  for (const half of [text, body]) {
    const positions = texts.map((words) => half.indexOf(words));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  }
});

test('the plain text has the quotation, the full address and the signature', () => {
  const { text } = renderMail(TEMPLATE);
  expect(text).toContain('> Good day,\n> please call me.');
  expect(text).toContain('Open the message:\nhttps://example.org/messages?state=new&page=1');
  expect(text.split('\n-- \n')[1]).toContain(firm.phone);
  expect(text).not.toMatch(/<\w/);
});

test('a fact of several lines is a list of even points in plain text', () => {
  const facts = [['Where', 'Here'] as const, ['Please bring', 'The books\nThe letter'] as const];
  const { text } = renderMail({ paragraphs: [], facts });
  expect(text).toContain('Where: Here\nPlease bring:\n- The books\n- The letter\n');
});

test('an absent part is not rendered', () => {
  const { text, html } = renderMail({ paragraphs: ['Only this.'] });
  expect(text.startsWith('Only this.\n\n-- \n')).toBe(true);
  expect(html).not.toMatch(/<h1|<table|<blockquote|<a |undefined/);
});

test('typed markup is escaped', () => {
  const sly = `<img src=x onerror="alert(1)"> & 'co'`;
  const { html } = renderMail({
    heading: sly,
    greeting: sly,
    paragraphs: [sly],
    facts: [[sly, sly]],
    quote: sly,
    link: { label: sly, url: `https://example.org/${sly}` },
    closing: sly,
  });
  expect(html).not.toContain('<img');
  const shown = html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt; &amp; &#39;co&#39;/g);
  expect(shown, 'title, heading, greeting, paragraph, fact (2), quote, link (3), closing').toHaveLength(11);
});

test('line breaks are preserved in the HTML part', () => {
  expect(renderMail({ paragraphs: [], quote: 'one\r\ntwo\nthree' }).html).toContain('one<br>two<br>three');
});

test('a link that is not to the web is refused', () => {
  const link = { label: 'Click', url: 'javascript:alert(1)' };
  expect(() => renderMail({ paragraphs: [], link })).toThrow('links to the web only');
});
