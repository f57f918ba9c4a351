import { shownName } from '#app/firm/people/people.ts';
import type { Colleague, Diary } from './slots.ts';

export type NamedDiary = Omit<Diary, 'colleagues'> & {
  colleagues: readonly (Colleague & { name: string })[];
};

/** The one colleague with whom somebody wants to talk; the name is that of the person whom the site shows. */
export type Wanted = { id: string } | { name: string };

/** The diary of the wanted colleague alone; all of it if nobody is wanted, or the wanted one cannot be booked. */
export function onlyOf(diary: NamedDiary, wanted: Wanted | null | undefined): NamedDiary {
  if (!wanted) return diary;
  const fits = ({ id, name }: { id: string; name: string }) =>
    'id' in wanted ? id === wanted.id : shownName(name) === wanted.name;
  const colleagues = diary.colleagues.filter(fits);
  return colleagues.length === 0 ? diary : { ...diary, colleagues };
}

/** When a booking is moved: the colleague whom the client chose, or who took it over since. */
export function keptColleague({ keepsColleague, colleague }: Held): Wanted | null {
  return keepsColleague && colleague ? { id: colleague.id } : null;
}

type Held = { keepsColleague: boolean; colleague: { id: string } | null };
