import type { Some } from './join-news.ts';
import type { Notice } from './notice.ts';

/** `Please read and sign: Minutes; Mandate.` The name of the work itself is not said once more. */
export function approvalLines(notices: Some<Notice>): string[] {
  const [first, ...others] = notices;
  if (others.length === 0 && first.item?.isAllOfIt && !first.item.isToSign)
    return ['Please read what we have prepared, and approve it.'];
  return groupsOf(notices).map(
    ({ verb, of }) => `Please read and ${verb}: ${of.map(({ item }) => item?.what).join('; ')}.`,
  );
}

/** `one thing to approve and 2 things to sign` */
export function approvalSubject(notices: Some<Notice>): string {
  return groupsOf(notices)
    .map(({ verb, of: { length } }) =>
      length === 1 ? `one thing to ${verb}` : `${length} things to ${verb}`,
    )
    .join(' and ');
}

function groupsOf(notices: Some<Notice>) {
  return [
    { verb: 'approve', of: notices.filter(({ item }) => !item?.isToSign) },
    { verb: 'sign', of: notices.filter(({ item }) => item?.isToSign) },
  ].filter(({ of }) => of.length > 0);
}
