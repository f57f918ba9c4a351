import { firm } from '#app/platform/content/firm.ts';
import { countOf, type Some } from './join-news.ts';
import type { Notice } from './notice.ts';

type Sealed = NonNullable<Notice['sealed']>;

export function deliveredLines(notices: Some<Notice>): string[] {
  const { sealed, others } = apart(notices);
  return [
    ...sealed.map((one) => `${lineOf(one)}, and ${firm.name} has sealed the file for you.`),
    ...(others.length > 0 ? [`${countOf(others, 'document')} for you.`] : []),
  ];
}

/** `The statements, signed and sealed` */
export function deliveredSubject(notices: Some<Notice>): string {
  const { sealed, others } = apart(notices);
  const [first] = sealed;
  if (!first || others.length > 0) return `${countOf(notices, 'document').toLowerCase()} for you`;
  if (sealed.length > 1) return `${sealed.length} things are signed and sealed`;
  return first.isAllOfIt ? 'it is signed and sealed' : `${first.what}, signed and sealed`;
}

function lineOf({ what, by, isAllOfIt }: Sealed): string {
  const text = by > 1 ? 'All have signed it' : 'It is signed';
  return isAllOfIt ? text : `${what}: ${text.toLowerCase()}`;
}

/** Several files may have been signed as one thing. */
function apart(notices: Some<Notice>): { sealed: Sealed[]; others: Notice[] } {
  const sealed = new Map(
    notices.flatMap((notice) => (notice.sealed ? [[notice.sealed.what, notice.sealed]] : [])),
  );
  return { sealed: [...sealed.values()], others: notices.filter((notice) => !notice.sealed) };
}
