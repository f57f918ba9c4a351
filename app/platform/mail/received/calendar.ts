import type { Attachment } from 'postal-mime';
import ICAL from 'ical.js';
import { oneLine } from '#app/platform/core/text.ts';
import { dayText, longMoment } from '#app/platform/core/time.ts';

/** `refusedEvent`: the UID of an appointment that is declined, or wanted at another time. */
export type CalendarMail = { isAnswer: boolean; text: string; refusedEvent: string | null };

const LONGEST = 300_000;
const ANSWERS: Record<string, string> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'accepted for now, and is not sure',
  DELEGATED: 'passed on to somebody else',
};

/** RFC 5546: `Thandi declined: “Consultation” on 2026-03-02 10:00`. Null if there is none. */
export function calendarIn(attachments: readonly Attachment[]): CalendarMail | null {
  for (const { mimeType, method, content } of attachments) {
    if (!/^(text\/calendar|application\/ics)$/.test(mimeType)) continue;
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    const read = text.length > LONGEST ? null : readCalendar(text, method);
    if (read) return read;
    if (method === 'REPLY') return { isAnswer: true, text: '', refusedEvent: null };
  }
  return null;
}

function readCalendar(text: string, method: string | undefined): CalendarMail | null {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as [string, object[], object[]]);
    const event = calendar.getFirstSubcomponent('vevent');
    const kind = (method ?? textIn(calendar, 'method')).toUpperCase();
    return event && kind
      ? {
          isAnswer: kind === 'REPLY' || kind === 'COUNTER',
          text: sentence(kind, event),
          refusedEvent: isRefusal(kind, event) ? textIn(event, 'uid') : null,
        }
      : null;
  } catch {
    return null;
  }
}

function isRefusal(kind: string, event: ICAL.Component): boolean {
  return kind === 'COUNTER' || (kind === 'REPLY' && statusIn(event) === 'DECLINED');
}

function statusIn(event: ICAL.Component): string {
  return String(event.getFirstProperty('attendee')?.getFirstParameter('partstat') ?? '').toUpperCase();
}

function sentence(kind: string, event: ICAL.Component): string {
  const comment = textIn(event, 'comment');
  const what = `“${textIn(event, 'summary') || 'Without a title'}”${momentIn(event)}`;
  return [`${actionOf(kind, event)}: ${what}`, comment].filter(Boolean).join('\n');
}

function actionOf(kind: string, event: ICAL.Component): string {
  if (kind === 'CANCEL') return 'The meeting was cancelled';
  const attendee = event.getFirstProperty('attendee');
  const address = String(attendee?.getFirstValue() ?? '').replace(/^mailto:/i, '');
  const name = oneLine(String(attendee?.getFirstParameter('cn') ?? '')).slice(0, 100);
  const who = name && name !== address ? `${name} <${address}>` : address || 'Somebody';
  if (kind === 'COUNTER') return `${who} proposes another time`;
  if (kind !== 'REPLY') return 'Invitation';
  return `${who} ${ANSWERS[statusIn(event)] ?? 'answered'}`;
}

function textIn(component: ICAL.Component, name: string): string {
  return oneLine(String(component.getFirstPropertyValue(name) ?? '')).slice(0, 500);
}

/** In South African time if the calendar names the time zone, otherwise as written there. */
function momentIn(event: ICAL.Component): string {
  const start = event.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time)) return '';
  if (start.isDate) return ` on ${dayText(start.toString())}`;
  const isExact = start.zone === ICAL.Timezone.utcTimezone;
  const zone = event.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  const moment = isExact
    ? longMoment(start.toJSDate())
    : `${dayText(start.toString().slice(0, 10))}, ${start.toString().slice(11, 16)}${zone ? ` (${zone})` : ''}`;
  return ` on ${moment}`;
}
