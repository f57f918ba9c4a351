import type { Medium } from './define-checklist.ts';

type Row = {
  label: string;
  way: { verb: 'send' | 'answer'; with: string };
};

export const MEDIA: Record<Medium, Row> = {
  file: { label: 'A file', way: { verb: 'send', with: 'a file' } },
  photos: { label: 'Photos', way: { verb: 'send', with: 'photos' } },
  sentence: { label: 'A sentence', way: { verb: 'answer', with: 'in words' } },
  amount: { label: 'An amount in rand', way: { verb: 'answer', with: 'with an amount in rand' } },
  date: { label: 'A date', way: { verb: 'answer', with: 'with a date' } },
};

export function isFile(medium: Medium): boolean {
  return MEDIA[medium].way.verb === 'send';
}

/** `Send a file or photos, or answer in words.` */
export function waysText(media: readonly Medium[]): string {
  const verbs = [...new Set(media.map((medium) => MEDIA[medium].way.verb))];
  const ways = verbs.map((verb) => {
    const ends = media
      .filter((medium) => MEDIA[medium].way.verb === verb)
      .map((medium) => MEDIA[medium].way.with);
    return `${verb} ${ends.join(' or ')}`;
  });
  const text = ways.join(', or ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
