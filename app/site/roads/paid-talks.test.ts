import { beforeEach, expect, test } from 'vitest';
import { consultations } from '#content/consultations.ts';
import { firm as ofFile } from '#content/firm.ts';
import { blog } from '#content/pages/blog.ts';
import { booking } from '#content/pages/booking.ts';
import { home, reasons } from '#content/pages/home.ts';
import { pricing } from '#content/pages/pricing.ts';
import { CONSULTATIONS } from '#app/firm/core/consultations.ts';
import { withWords } from '#app/firm/core/page-text.ts';
import { FIRM } from '#app/platform/content/firm.ts';
import { holdContent } from '#app/platform/content/held.ts';
import { loadRoad } from '#app/site/roads/roads.server.ts';

const [FIRST] = consultations;
const PAID = { ...FIRST, ways: ['video'], price: 95_000 };

beforeEach(() => holdContent(new Map()));

function roadTexts(name: string): string {
  const { answer, steps, cost } = loadRoad(`/questions/${name}`);
  return [answer, steps, cost?.text].join(' ');
}

test('a talk that is paid, by video alone, is nowhere called free or by phone', () => {
  expect(roadTexts('we-need-an-accountant')).toContain(
    'by phone, by video or at our office. A talk costs nothing',
  );
  holdContent(new Map([[CONSULTATIONS, [PAID]]]));
  for (const name of ['we-need-an-accountant', 'who-works-on-my-books'])
    expect(roadTexts(name), name).not.toMatch(/costs nothing|by phone|at our office/);
  expect(roadTexts('we-need-an-accountant')).toContain(
    'Book a talk below: by video. You see what a talk costs',
  );
  expect(booking.description).not.toMatch(/by phone|office/);
});

test('a quoted button says free until another firm’s talks are paid', () => {
  holdContent(new Map([[CONSULTATIONS, [PAID]]]));
  expect(blog.closing.primaryButton).toBe('Book a Free Consultation');
  holdContent(
    new Map<string, readonly unknown[]>([
      [CONSULTATIONS, [PAID]],
      [FIRM, [{ ...ofFile, isOtherFirm: true }]],
    ]),
  );
  expect(blog.closing.primaryButton).toBe('Book a Consultation');
});

test('that a client may leave is said only while the firm promises it', () => {
  const claims = () => JSON.stringify([withWords(reasons, 'text'), pricing.letter, home]);
  expect(claims()).toMatch(/You can leave any month.*on any day/);
  holdContent(new Map([[FIRM, [{ ...ofFile, isOtherFirm: true, promises: ['No hidden fees'] }]]]));
  expect(`${claims()} ${roadTexts('we-need-an-accountant')}`).not.toMatch(/any month|any day|[Cc]ancel/);
});
