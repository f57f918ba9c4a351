import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import { MOST_WEEKLY_MINUTES } from '#app/platform/db/work-values.ts';
import { done, postedForms, refused, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { setWeeklyHours } from '#app/work/core/capacity/weekly-hours.server.ts';

type Context = Posted & { me: FirmActor };

const HOURS = `Give hours from 0 to ${MOST_WEEKLY_MINUTES / 60}, such as 40 or 27.5.`;

export const CAPACITY = '/admin/practice/capacity';

export const changeCapacity = postedForms({
  commands: { hours: changeHours },
  path: () => CAPACITY,
  row: 'colleague',
});

async function changeHours({ form, me }: Context) {
  if (!may(me.role, 'allocate')) return refused({ hours: 'A manager sets the hours.' });
  const colleague = textIn(form, 'colleague');
  const text = textIn(form, 'hours').trim().replace(',', '.');
  const minutes = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 60) : null;
  if (minutes === null || minutes > MOST_WEEKLY_MINUTES) return refused({ hours: HOURS });
  const before = await setWeeklyHours(me, colleague, minutes);
  if (before === 'unknown') return refused({ hours: 'This colleague is not with us any more.' });
  return done<'hours'>({
    title: 'Saved',
    place: '#hours',
    undo: before === minutes ? undefined : { intent: 'hours', colleague, hours: hoursText(before) },
  });
}

function hoursText(minutes: number): string {
  return String(Math.round((minutes / 60) * 100) / 100);
}
