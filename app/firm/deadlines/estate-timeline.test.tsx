import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { estatePlan } from '#app/firm/core/estate-plan.ts';
import { estateTimeline } from '#app/firm/core/estate-timeline.ts';
import { doneText } from './done-text.ts';
import { EstateTimelineSheet } from './estate-timeline.tsx';
import { TickButton } from './tick-button.tsx';

const TODAY = '2026-11-26';
const days = { size: 'large', death: '2026-11-03', letters: null } as const;
const plan = estatePlan(estateTimeline(days, TODAY), TODAY);

test('a kept step says its state, and its button says what it does', () => {
  const step = { id: 'tell-bank', what: 'The bank told' };
  expect(textOf(<TickButton {...step} />)).toBe('Mark as done');
  expect(textOf(<TickButton {...step} day="2026-11-20" />)).toBe('Done on 20 November 2026|Mark as not done');
});

test('of all kept steps only the first that is open has a button that stands out', () => {
  const timeline = estateTimeline(days, TODAY);
  const [first, second] = plan.flatMap(({ items }) => items);
  const standingOut = (done: Record<string, string>) => {
    const sheet = renderToStaticMarkup(
      <EstateTimelineSheet days={days} timeline={timeline} today={TODAY} done={done} />,
    );
    return [...sheet.matchAll(/value="tick:([\w-]+)"[^>]*class="btn /g)].map(([, id]) => id);
  };
  expect(standingOut({})).toEqual([first?.id]);
  expect(standingOut({ [first?.id ?? '']: '2026-11-20' })).toEqual([second?.id]);
});

test('what leads away from a kept list opens beside it', () => {
  const timeline = estateTimeline(days, TODAY);
  const linkIn = (done?: Record<string, string>) => {
    const sheet = renderToStaticMarkup(
      <EstateTimelineSheet days={days} timeline={timeline} today={TODAY} done={done} />,
    );
    return /<a [^>]*>What each costs[^<]*<\/a>/.exec(sheet)?.[0] ?? '';
  };
  expect(linkIn({})).toMatch(/target="_blank" rel="noreferrer".*opens in a new tab/);
  expect(linkIn()).toMatch(/^<a (?!.*target).*>What each costs<\/a>$/);
});

test('more time is asked before a day, or with the papers once it has passed', () => {
  expect(moreTime('2026-11-20')).toMatch(/if you ask before they end/);
  expect(moreTime('2026-10-19')).toMatch(/has passed, ask when you hand in/);
  expect(moreTime('2026-10-19', { 'master-papers': TODAY })).toMatch(/before they end/);
});

test('the steps that are done are counted among those that the sheet shows', () => {
  const count = plan.flatMap(({ items }) => items).length;
  expect(doneText(plan, {})).toBe(`0 of ${count} done`);
  const done = { 'tell-bank': '2026-11-20', certificate: '2026-11-21', 'of-another-size': '2026-11-21' };
  expect(doneText(plan, done)).toBe(`2 of ${count} done`);
});

test('a letter opens at the title of its page', () => {
  const timeline = estateTimeline(days, TODAY);
  const sheet = renderToStaticMarkup(<EstateTimelineSheet days={days} timeline={timeline} today={TODAY} />);
  const links = [...sheet.matchAll(/href="([^"]*\/letters\?[^"]*)"/g)].map(([, href]) => href);
  expect(links).toContain('/tax/deceased-estate/letters?to=master');
  expect(links.filter((href) => href?.includes('#'))).toEqual([]);
});

test('what is past its day leads the sheet until it is done', () => {
  const death = '2026-10-19';
  const sheetOf = (done?: Record<string, string>) => {
    const late = { ...days, death };
    const props = { days: late, timeline: estateTimeline(late, TODAY), today: TODAY, done };
    return renderToStaticMarkup(<EstateTimelineSheet {...props} />);
  };
  const link = '<a href="#master-papers">';
  expect(sheetOf().indexOf(link)).toBeGreaterThan(0);
  expect(sheetOf().indexOf(link)).toBeLessThan(sheetOf().indexOf('Died on'));
  expect(sheetOf({ 'master-papers': TODAY })).not.toContain(link);
});

test('with letters granted the papers to the Master are done, and have no tick', () => {
  const granted = { ...days, death: '2026-08-03', letters: '2026-09-14' } as const;
  const sheetOf = (done?: Record<string, string>) =>
    renderToStaticMarkup(
      <EstateTimelineSheet
        days={granted}
        timeline={estateTimeline(granted, TODAY)}
        today={TODAY}
        done={done}
      />,
    );
  for (const sheet of [sheetOf(), sheetOf({})]) {
    expect(sheet).toMatch(/<li id="master-papers" data-done="true">/);
    expect(sheet).not.toContain('<a href="#master-papers">');
    expect(sheet).not.toMatch(/tick:(?:master-papers|appointed)/);
    expect(sheet).not.toContain('Begin with the papers for the Master');
  }
  expect(sheetOf({})).toMatch(/>2 of \d+ done</);
});

function textOf(element: ReactElement): string {
  return renderToStaticMarkup(element)
    .replaceAll(/(?:<[^>]*>)+/g, '|')
    .slice(1, -1);
}

function moreTime(death: string, done?: Record<string, string>): string | undefined {
  const late = { ...days, death };
  const props = { days: late, timeline: estateTimeline(late, TODAY), today: TODAY, done };
  return /The Master can extend[^<]*/.exec(renderToStaticMarkup(<EstateTimelineSheet {...props} />))?.[0];
}
