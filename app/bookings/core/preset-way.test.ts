import { expect, test } from 'vitest';
import { consultations, workTalk } from '#content/consultations.ts';
import { presetWay } from './preset-way.ts';

test('no form begins with a way that lacks a phone number', () => {
  for (const consultation of [...consultations, workTalk]) {
    expect(presetWay(consultation, {}), consultation.id).not.toBe('phone');
    expect(presetWay(consultation, { phone: '' }), consultation.id).not.toBe('phone');
    expect(presetWay(consultation, { phone: '082 123 4567' })).toBe(consultation.ways[0]);
  }
});

test('what was chosen stays, if the consultation is held that way', () => {
  expect(presetWay(workTalk, { way: 'phone' })).toBe('phone');
  expect(presetWay(workTalk, { way: 'pigeon' })).toBe('video');
});
