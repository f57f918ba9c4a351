import { oneLine } from '#app/platform/core/text.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { Some } from './join-news.ts';
import type { Notice } from './notice.ts';
import { isSayable } from './reason-text.ts';

/** `Please read and sign: Minutes; Mandate.` The name of the work itself is not words once more. */
export function approvalLines(notices: Some<Notice>): string[] {
  const [first, ...others] = notices;
  const details = notices.flatMap((notice) => detailsOf(notice, others.length === 0));
  if (others.length === 0 && first.item?.isAllOfIt && !first.item.isToSign)
    return ['Please read what we have prepared, and approve it.', ...details];
  const lines = groupsOf(notices).map(
    ({ verb, of }) => `Please read and ${verb}: ${of.map(({ item }) => item?.what).join('; ')}.`,
  );
  return [...lines, ...details];
}

function detailsOf({ author, item }: Notice, isAlone: boolean): string[] {
  const words = item?.why && isSayable(item.why) ? oneLine(item.why) : '';
  const texts = [
    ...(words ? [`${author ? `${author} writes` : 'We write'}: “${words}”`] : []),
    ...(item?.signUntil ? [`The last day to sign is ${dayText(item.signUntil)}.`] : []),
  ];
  if (texts.length === 0) return [];
  return isAlone ? texts : [`${item?.what}: ${texts.join(' ')}`];
}

/** In characters, of a name in a subject. */
const LONGEST_NAME = 60;

/** `one thing to sign: The minutes`, `one thing to approve and 2 things to sign` */
export function approvalSubject(notices: Some<Notice>): string {
  const text = groupsOf(notices)
    .map(({ verb, of: { length } }) =>
      length === 1 ? `one thing to ${verb}` : `${length} things to ${verb}`,
    )
    .join(' and ');
  const [{ item }] = notices;
  return notices.length === 1 && item && !item.isAllOfIt ? `${text}: ${shortened(item.what)}` : text;
}

function shortened(name: string): string {
  const line = oneLine(name);
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME - 1).trimEnd()}…` : line;
}

function groupsOf(notices: Some<Notice>) {
  return [
    { verb: 'approve', of: notices.filter(({ item }) => !item?.isToSign) },
    { verb: 'sign', of: notices.filter(({ item }) => item?.isToSign) },
  ].filter(({ of }) => of.length > 0);
}
