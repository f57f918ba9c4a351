import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { findPlan } from '#app/firm/core/plans.ts';
import { services } from '#app/firm/core/services.ts';
import { peopleOf } from '#app/firm/people/people.ts';
import { firm } from '#app/platform/content/firm.ts';
import { practice } from '#app/platform/content/firm.ts';
import { plans } from '#content/plans.ts';
import { formatShortRand } from '#app/tax/money.ts';
import { demonstration } from '#app/lists/core/demonstration.ts';
import { answers, loadRoad, questionOf, questions, roads, toolsByQuestion } from './roads.server.ts';
import { citeSources, sourceId } from './cite-sources.ts';
import { compileRoad } from './compile-road.ts';

afterEach(() => void vi.useRealTimers());

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

test('a question opens its tool, and the tool leads back to the answer', () => {
  expect(questions.map(({ path }) => path)).toEqual([
    '/questions/my-refund-is-small',
    '/freelancer',
    '/questions/company-or-not',
    '/questions/somebody-died',
    '/questions/we-need-an-accountant',
    '/questions/what-do-i-take-home',
  ]);
  for (const { opens, tools, question, path } of roads) {
    if (opens) expect(tools).toContain(opens);
    for (const tool of tools) expect(questionOf(tool)).toEqual({ question, path });
  }
});

test('who has an auto-assessment and who looks for claims have a way each', () => {
  expect(loadRoad('/questions/my-refund-is-small').ways).toEqual([
    { label: 'I have an auto-assessment', to: '/auto-assessment' },
    { label: 'I want to know what I can claim', to: '/refund-check' },
  ]);
  for (const { tools, ways, question } of roads)
    for (const { tool } of ways) expect(tools, question).toContain(tool);
});

test('each road ends with an answer, a source, what to do and a person', () => {
  for (const road of answers) {
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
  for (const road of answers) expect([road.plan, road.cost].filter(Boolean), road.question).toHaveLength(1);
  for (const name of ['we-need-an-accountant', 'company-or-not']) {
    const { offer, cost, answer } = loadRoad(`/questions/${name}`);
    expect(offer, name).toBeNull();
    expect(cost?.to, name).toBe('/pricing#finder');
    expect(`${cost?.text}${answer}`, name).not.toMatch(/R\s\d \d{3}|R\u202f\d/);
  }
  const late = loadRoad('/questions/my-refund-is-small');
  expect([late.offer?.id, late.quoted]).toEqual([
    'individual-income-tax',
    expect.stringContaining('after them SARS has to agree to more time, and we quote before we start'),
  ]);
  const { cost } = loadRoad('/questions/somebody-died');
  expect(cost).toMatchObject({
    text: expect.stringContaining('1\u202f495'),
    to: '/tax/deceased-estate#cost',
  });
});

test('the question about companies knows the rates of a small business corporation', () => {
  const { answer } = loadRoad('/questions/company-or-not');
  expect(answer).toMatch(/small trading company pays less, 0% to 27%.*even if you live on all/s);
});

test('the booking link of a question leads to the person shown beside it', () => {
  for (const { path, service } of answers) {
    const { talk } = loadRoad(path);
    const [person] = peopleOf(services.find(({ id }) => id === service)?.path ?? '');
    expect(new URL(talk, 'https://example.org').searchParams.get('with'), path).toBe(person?.id);
  }
});

test('a road with dates shows the next ones from today', () => {
  const { nextDates } = loadRoad('/questions/i-must-pay-by-february', '2026-11-26');
  expect(nextDates.map(({ day }) => day)).toContain('2027-02-26');
});

test('a road names the next day, and none that has passed', () => {
  const textOn = (day: string, name: string) => {
    vi.setSystemTime(`${day}T08:00:00Z`);
    const { answer, steps } = loadRoad(`/questions/${name}`);
    return answer + steps;
  };
  const february = (day: string) => textOn(day, 'i-must-pay-by-february');
  expect(february('2026-12-01')).toContain('for the 2026/27 tax year, must be with SARS by 26 February 2027');
  for (const day of ['2027-03-01', '2027-10-25'])
    expect(february(day)).toContain('for the 2027/28 tax year, must be with SARS by 29 February 2028');
  const refund = (day: string) => textOn(day, 'my-refund-is-small');
  expect(refund('2026-08-01')).toContain('season closes on 23 October 2026 (check this day with SARS)');
  expect(refund('2027-01-22')).toMatch(/closed on 23 October 2026.*until 22 January 2027 \(check/);
  for (const day of ['2027-01-23', '2027-06-30']) {
    expect(refund(day)).toContain('closed on 23 October 2026');
    expect(refund(day)).not.toContain('January 2027');
  }
  expect(refund('2027-07-02')).toContain('no last day of the season of 2026/27');
  for (const { path } of answers) expect(() => textOn('2031-05-01', path.slice(11)), path).not.toThrow();
});

test('no road types a day, or the day of a season', () => {
  for (const name of readdirSync('content/roads')) {
    const [, , body = ''] = readFileSync(`content/roads/${name}`, 'utf8').split(/^---$/m);
    expect(body, name).not.toMatch(/\d (?:January|February|March|October|November|December) 20\d\d/);
    expect(body, name).not.toMatch(/\{\{(?:lastWorkingDay|season\.|provisional\.(?:first|second|third) )/);
  }
});

test('years never filed are quoted wherever the price of a late return stands', () => {
  expect(loadRoad('/questions/what-catching-up-costs').steps).toMatch(/last season.*never filed we quote/);
  expect(loadRoad('/questions/late-with-sars').quoted).toMatch(/never filed we quote/);
});

test('each tool is listed once, below a question or among the others', () => {
  const { answered, others } = toolsByQuestion();
  const listed = [...answered.flatMap(({ doors }) => doors), ...others].map(({ tool }) => tool);
  expect(listed).toHaveLength(15);
  expect(new Set(listed).size).toBe(15);
});

test('a text without its list, or with an unknown tool, stops the build', async () => {
  const [name = ''] = readdirSync('content/roads');
  const text = readFileSync(`content/roads/${name}`, 'utf8');
  await expect(compileRoad(text)).resolves.toMatchObject({ place: expect.any(Number) });
  await expect(compileRoad(text.replaceAll(/^\d\. .*$/gm, ''))).rejects.toThrow('numbered list');
  await expect(compileRoad(text.replace('tools: [', 'tools: [lottery, '))).rejects.toThrow();
});

const OWNERS_ASK = [
  'Which software do you use?',
  'How long until my books are up to date?',
  'What does catching up on late books and returns cost?',
  'Who works on my books?',
];

test('what a comparing owner asks has one page each, below the question it belongs to', () => {
  const { also } = loadRoad('/questions/we-need-an-accountant');
  expect(also.map(({ question }) => question)).toEqual(OWNERS_ASK);
  for (const { path, question } of also) {
    const { parent, also: others } = loadRoad(path);
    expect(parent?.path).toBe('/questions/we-need-an-accountant');
    expect(others.map((one) => one.question)).toEqual(OWNERS_ASK.filter((one) => one !== question));
  }
  for (const { within } of answers)
    if (within) expect(() => loadRoad(`/questions/${within}`), within).not.toThrow();
});

test('the owners’ answers are the facts of the firm', () => {
  const software = loadRoad('/questions/which-software').answer;
  const accredited = demonstration['software-accreditations'].map(({ name }) => name);
  for (const name of Object.values(practice.software)) {
    expect(software).toContain(name);
    expect(accredited).toContain(name);
  }
  const cost = loadRoad('/questions/what-catching-up-costs').answer;
  const starter = plans.find(({ id }) => id === 'starter')?.price ?? 0;
  expect(cost).toContain(formatShortRand(starter * practice.catchUp.mostTimesThePlan));
  expect(cost).toContain(formatShortRand(starter * practice.catchUp.mostTimesThePlan * 6));
  const time = loadRoad('/questions/how-long-until-up-to-date').answer;
  expect(time).toContain(`${firm.commitments.switchBusinessDays} working days`);
  expect(time).toContain(`${Math.ceil(24 / practice.catchUp.monthsAWeek)} weeks for two years`);
  expect(loadRoad('/questions/who-works-on-my-books').answer).toContain('Thabo Molefe');
});

test('each claim of a road names a source that exists', () => {
  for (const { question, answer, steps, sources } of answers) {
    const html = answer + steps;
    const linked = [...html.matchAll(/href="#(source-\d+)"/g)].map(([, id]) => id);
    expect(new Set(linked), question).toEqual(new Set(sources.map((_, index) => sourceId(index + 1))));
    expect(html, question).not.toContain('[^');
    for (const source of sources)
      expect(source, question).toMatch(/^https:\/\/\S+|\bAct \d+ of (19|20)\d\d|[Ff]irm/);
  }
});

test('a claim without a source, an unknown source and an idle one stop the build', () => {
  expect(citeSources('<p>Free.[^2][^1]</p>', 2)).toMatch(/>2<\/a>, <a .*>1<\/a><\/sup>/);
  expect(citeSources('<p>Free.[^2][^firm]</p><ol><li>Pay.[^1]</li></ol>', 2)).toBe(
    '<p>Free.<sup><a href="#source-2" aria-label="Source 2">2</a></sup></p>' +
      '<ol><li>Pay.<sup><a href="#source-1" aria-label="Source 1">1</a></sup></li></ol>',
  );
  expect(() => citeSources('<p>Free.[^1]</p><ol><li>Pay.</li></ol>', 1)).toThrow('names no source');
  expect(() => citeSources('<p>Free.[^2]</p>', 1)).toThrow('no source 2');
  expect(() => citeSources('<p>Free.[^firm]</p>', 1)).toThrow('no claim names source 1');
});

test('an unknown question is not found', () => {
  expect(() => loadRoad('/questions/lottery')).toThrow();
});
