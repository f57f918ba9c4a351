import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findPlan } from '#app/firm/core/plans.ts';
import { services } from '#app/firm/core/services.ts';
import { peopleOf } from '#app/firm/people/people.ts';
import { loadRoad, roads, toolsByQuestion } from './roads.server.ts';
import { compileRoad } from './compile-road.ts';

const QUESTIONS = [
  'My refund is small',
  'I must pay by February',
  'Company or not?',
  'Somebody died',
  'We need an accountant',
  'What do I take home?',
];

test('six questions stand in their order, each at an address of its own', () => {
  expect(roads.map(({ question }) => question)).toEqual(QUESTIONS);
  expect(roads.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(roads.map(({ path }) => path)).size).toBe(6);
});

test('each road ends with an answer, a source, what to do and a person', () => {
  for (const road of roads) {
    expect(road.answer, road.question).toMatch(/^<p>.{80,}<\/p>$/s);
    expect(road.steps.match(/<li>/g)?.length, road.question).toBeGreaterThanOrEqual(3);
    expect(road.sources.length, road.question).toBeGreaterThan(0);
    expect(loadRoad(road.path).doors.length, road.question).toBe(road.tools.length);
    const service = services.find(({ id }) => id === road.service);
    expect(peopleOf(service?.path ?? '').length, road.question).toBeGreaterThan(0);
    if (road.plan) expect(findPlan(road.plan), road.question).not.toBeNull();
  }
});

test('each question says what it costs once, and a company’s price follows its answers', () => {
  for (const road of roads) expect([road.plan, road.cost].filter(Boolean), road.question).toHaveLength(1);
  for (const name of ['we-need-an-accountant', 'company-or-not']) {
    const { offer, cost, answer } = loadRoad(`/questions/${name}`);
    expect(offer, name).toBeNull();
    expect(cost?.to, name).toBe('/pricing#finder');
    expect(`${cost?.text}${answer}`, name).not.toMatch(/R\s\d \d{3}|R\u202f\d/);
  }
  const { cost } = loadRoad('/questions/somebody-died');
  expect(cost).toMatchObject({
    text: expect.stringContaining('1\u202f495'),
    to: '/tax/deceased-estate#cost',
  });
});

test('the booking link of a question leads to the person shown beside it', () => {
  for (const { path, service } of roads) {
    const { talk } = loadRoad(path);
    const [person] = peopleOf(services.find(({ id }) => id === service)?.path ?? '');
    expect(new URL(talk, 'https://example.org').searchParams.get('with'), path).toBe(person?.id);
  }
});

test('a road with dates shows the next ones from today', () => {
  const { nextDates } = loadRoad('/questions/i-must-pay-by-february', '2026-11-26');
  expect(nextDates.map(({ day }) => day)).toContain('2027-02-26');
});

test('each tool is listed once, below a question or among the others', () => {
  const { roads: answered, others } = toolsByQuestion();
  const listed = [...answered.flatMap(({ doors }) => doors), ...others].map(({ tool }) => tool);
  expect(listed).toHaveLength(12);
  expect(new Set(listed).size).toBe(12);
});

test('a text without its list, or with an unknown tool, stops the build', async () => {
  const [name = ''] = readdirSync('content/roads');
  const text = readFileSync(`content/roads/${name}`, 'utf8');
  await expect(compileRoad(text)).resolves.toMatchObject({ place: expect.any(Number) });
  await expect(compileRoad(text.replaceAll(/^\d\. .*$/gm, ''))).rejects.toThrow('numbered list');
  await expect(compileRoad(text.replace('tools: [', 'tools: [lottery, '))).rejects.toThrow();
});

test('an unknown question is not found', () => {
  expect(() => loadRoad('/questions/lottery')).toThrow();
});
