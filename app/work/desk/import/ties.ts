import { RELATION_KINDS } from '#app/platform/db/work-values.ts';
import { oneLine } from '#app/platform/core/text.ts';
import {
  readShare,
  relationWords,
  RELATIONS,
  shareText,
  type Relation,
  type Way,
} from '#app/work/core/taxpayers/relations.ts';

/** In basis points: `share`. */
export type ReadTie = Way & { called: string; share: number | null };

const BETWEEN = '; ';

/** `Nkosi family; Farms` */
export function groupsIn(text: string, notes: string[]): string[] {
  return partsOf(text).filter((name) => {
    const isName = name.length >= 2 && name.length <= 100;
    if (!isName) notes.push(`The group ${name} needs 2 to 100 characters, and is left out.`);
    return isName;
  });
}

/** `VIP; Farms`, each once */
export function tagsIn(text: string): string[] {
  return [...new Set(partsOf(text.replaceAll(',', ';')))];
}

/** `Director of Karoo Wool; Shareholder: Thandi Nkosi, 40%` */
export function relationsIn(text: string, notes: string[]): ReadTie[] {
  return partsOf(text).flatMap((part) => {
    const read = tieIn(part);
    if (!read) notes.push(`“${part}” is no relation that we know, and is left out.`);
    return read ?? [];
  });
}

function tieIn(part: string): ReadTie | null {
  const [, label = '', of, rest = ''] = /^(\w+)(\s+of\b)?\s*:?\s*(.+)$/i.exec(part) ?? [];
  const kind = RELATION_KINDS.find((one) => RELATIONS[one].label.toLowerCase() === label.toLowerCase());
  const [, name = '', percent = ''] = /^(.*?)(?:,\s*(\d+(?:[.,]\d+)?)\s*%)?$/.exec(rest) ?? [];
  const { share, error } = readShare(percent);
  const called = name.trim();
  if (!kind || error || called.length < 2 || called.length > 200) return null;
  return { kind, isHolder: of !== undefined || RELATIONS[kind].isMutual === true, called, share };
}

/** As `relationsIn` reads it. */
export function tieText(tie: Pick<Relation, 'kind' | 'isHolder' | 'share'>, name: string): string {
  const words = `${relationWords(tie)}${tie.isHolder ? '' : ':'} ${name.replaceAll(';', ',')}`;
  return tie.share === null ? words : `${words}, ${shareText(tie.share)}`;
}

export function joinedTies(texts: readonly string[]): string {
  return texts.join(BETWEEN);
}

function partsOf(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((part) => oneLine(part))
    .filter(Boolean);
}
