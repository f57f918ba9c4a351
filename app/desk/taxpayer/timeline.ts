import { choice, defineFilter } from '#app/platform/filters/define-filter.ts';

export const SHOWN = {
  '': 'Everything',
  messages: 'Messages',
  talks: 'Bookings',
  papers: 'Papers',
  notes: 'Notes',
  done: 'What was done',
} as const;

export type Shown = keyof typeof SHOWN;

export const SOURCES = [
  'enquiry',
  'talk',
  'message',
  'paper',
  'note',
  'workNote',
  'event',
  'change',
] as const;

export type Source = (typeof SOURCES)[number];

/** `at`: to the microsecond. `about`, `who`: differ by source. */
export type Entry = {
  source: Source;
  id: string;
  at: string;
  title: string | null;
  about: string | null;
  who: string | null;
  work: { id: string; title: string } | null;
};

/** `older`: where the next entries begin; null at the end. */
export type Timeline = { shown: Shown; entries: Entry[]; older: string | null; isLater: boolean };

const OLDER = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) (\w+-[\w-]{1,40})$/;

export function timelineFilter(client: string) {
  return defineFilter({
    path: `/admin/taxpayers/${client}`,
    fields: {
      show: choice('Shown', [
        ['', SHOWN['']],
        ['messages', SHOWN.messages],
        ['talks', SHOWN.talks],
        ['papers', SHOWN.papers],
        ['notes', SHOWN.notes],
        ['done', SHOWN.done],
      ]),
    },
  });
}

export function olderOf({ at, source, id }: Pick<Entry, 'at' | 'source' | 'id'>): string {
  return `${at} ${source}-${id}`;
}

/** Null for a text that is in none of our links. */
export function readOlder(text: string): { at: string; key: string } | null {
  const [, at = '', key = ''] = OLDER.exec(text) ?? [];
  const moment = new Date(at);
  const isMoment = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 19) === at.slice(0, 19);
  return isMoment && at >= '1900' ? { at, key } : null;
}
