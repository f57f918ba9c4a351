import type { SQL } from 'drizzle-orm';
import { getTableConfig, PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { isIn, isNotIn } from '#app/platform/db/is-in.ts';
import { ENGAGEMENT_STATES, ITEM_STATES } from '#app/platform/db/work-values.ts';
import { sortItems } from '#app/work/client/sorted-items.ts';
import { CAME_IN_ITEMS, isOpenItem, ITEM_STATE, OPEN_ITEMS } from '#app/work/core/engagements/item-states.ts';
import {
  DEAD,
  ENDED,
  ENGAGEMENT_STATE,
  isFiled,
  isUnderWay,
  isWithClient,
  REMINDED,
} from '#app/work/core/engagements/states.ts';
import { SECTIONS } from './filter.ts';
import { groupsOf } from './item-groups.ts';
import { standsInSection, standsInView } from './matching.server.ts';

test('work of every state is in one section of the board until it has ended', () => {
  for (const state of ENGAGEMENT_STATES)
    for (const isSoon of [true, false]) {
      const sections = SECTIONS.filter((section) => standsInSection(section, { state, isSoon }));
      const isEnded = ENDED.includes(state);
      expect(sections, `${state} ${isSoon}`).toHaveLength(isEnded ? 0 : 1);
      expect(standsInView('ended', { state, isSoon })).toBe(isEnded);
      expect(standsInView('board', { state, isSoon })).toBe(!isEnded);
    }
});

test('an item of every state is once on the page of each side', () => {
  const items = ITEM_STATES.map((state) => ({ state, approval: null }));
  const atDesk = groupsOf(items, '2026-11-28').flatMap(({ within }) => within);
  expect(atDesk.map(({ state }) => state).toSorted()).toEqual([...ITEM_STATES].toSorted());
  for (const isOpen of [true, false]) {
    const { open, answered } = sortItems(items, isOpen);
    expect([...open, ...answered].map(({ state }) => state).toSorted()).toEqual([...ITEM_STATES].toSorted());
    expect(open.every(isOpenItem) && (isOpen || open.length === 0)).toBe(true);
  }
});

test('whose turn it is, what is late and what reminders are about fit together', () => {
  for (const state of ENGAGEMENT_STATES) {
    const { countsAsLate, whenAsked, whenToApprove, whenComplete, goesTo } = ENGAGEMENT_STATE[state];
    if (isWithClient(state)) expect(REMINDED, state).toContain(state);
    if (REMINDED.includes(state)) expect(isUnderWay(state) && countsAsLate, state).toBe(true);
    if (countsAsLate) expect(isUnderWay(state) && !isFiled(state), state).toBe(true);
    for (const next of [whenAsked, whenToApprove, whenComplete])
      if (next) expect(goesTo.site, state).toContain(next);
    if (whenComplete) expect(ENGAGEMENT_STATE[whenComplete].openFor, state).toBe('us');
    for (const next of [whenAsked, whenToApprove])
      if (next) expect(ENGAGEMENT_STATE[next].openFor, state).toBe('client');
  }
  for (const state of ITEM_STATES) expect(ITEM_STATE[state].desk.acts.length, state).toBeGreaterThan(0);
  expect(OPEN_ITEMS.filter((state) => CAME_IN_ITEMS.includes(state))).toEqual([]);
});

test('the indexes leave out and keep the states that the tables say', () => {
  expect(indexOf(engagements, 'engagements_one_each')).toBe(
    textOf(isNotIn(engagements.state, DEAD)).replace(/^not \((.*) in (.*)\)$/, '$1 not in $2') +
      ` and "engagements"."period" <> 'once' and "engagements"."deletedAt" is null`,
  );
  const cameIn = textOf(isIn(requestItems.state, CAME_IN_ITEMS)).replace(/ in \(([^,]*)\)$/, ' = $1');
  expect(indexesOf(requestItems)).toContain(cameIn);
});

type Table = typeof engagements | typeof requestItems;

function indexOf(table: Table, name: string): string | undefined {
  const found = getTableConfig(table).indexes.find(({ config }) => config.name === name);
  return found?.config.where && textOf(found.config.where);
}

function indexesOf(table: Table): string[] {
  return getTableConfig(table).indexes.flatMap(({ config }) => (config.where ? textOf(config.where) : []));
}

function textOf(sql: SQL): string {
  return new PgDialect().sqlToQuery(sql).sql;
}
