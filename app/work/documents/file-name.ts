import { oneLine } from '#app/platform/core/text.ts';
import { KINDS } from './kinds.ts';

const LONGEST = 150;

export function shownName(given: string): string {
  return [...oneLine(given.split(/[/\\]/).at(-1) ?? '')].slice(0, LONGEST).join('');
}

export function fileName(given: string, type: string): string {
  const name = shownName(given);
  const endings = KINDS[type]?.endings ?? ['bin'];
  const found = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1] ?? '';
  const fits = endings.some((ending) => ending === found.toLowerCase());
  const stem = fits ? name.slice(0, -found.length - 1) : name;
  return `${[...stem].slice(0, LONGEST).join('').trim() || 'document'}.${fits ? found : endings[0]}`;
}
