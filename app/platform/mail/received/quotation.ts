export type Folded = { words: string; quoted: string };

const LONGEST_LINE = 400;
const HEAD_LINES = 8;
/** Nobody writes more than this above a quotation. */
const MOST_LINES = 2_000;

/** "On Mon, 2 Mar 2026 at 10:00, Name <a@b> wrote:", in the languages of our clients. */
const WROTE =
  /^(On|Op|El|Le|Am|Il|Em|Den|Dne|W dniu) .{6,300}\b(wrote|geskryf|skryf|escribió|a écrit|schrieb|schreef|skrev|ha scritto|escreveu|napisał\(a\)) ?:?$/;
const VERB_WITHIN = /^(Am|Op|Den) .{6,200} (schrieb|schreef|skrev) .{1,150}:$/;
const NAME_WROTE =
  /^[^:]{0,150}<[^<>\s]{3,250}@[^<>\s]{1,250}>.{0,80}(wrote|geskryf|schrieb|schreef|écrit|escribió) ?:$/;
const ISO =
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}[ ,T].{0,200}(<[^<>\s]{1,250}@[^<>\s]{1,250}>.{0,40}|\b(wrote|geskryf|schrieb) ?):?$/;
const SEPARATOR =
  /^(-{2,} ?(Original Message|Original Appointment|Oorspronklike boodskap|Forwarded message|Ursprüngliche Nachricht|Oorspronkelijk bericht|Message d'origine|Mensaje original) ?-{2,}|_{20,}|Begin forwarded message:)$/i;
const HEAD_LINE =
  /^\*{0,2}(From|Van|Date|Sent|To|Cc|Subject|Reply-To|Gestuur|Datum|Aan|Onderwerp|Von|Gesendet|An|Betreff|De|Envoyé|À|Objet)\*{0,2} ?:\*{0,2} ?\S/i;
const FIRST_HEAD_LINE = /^\*{0,2}(From|Van|Von|De|Date|Datum|Sent|Subject|To)\*{0,2} ?:/i;
const SENDER_LINE = /^\*{0,2}(From|Van|Von|De)\*{0,2} ?:/i;
const RULE = /^([-_=*]{3,}|\s*)$/;

/** The first line of a quotation that continues to the end; one between the writer's own words stays. */
export function foldQuotation(text: string): Folded {
  const lines = text.split('\n');
  const start = lines.slice(0, MOST_LINES).findIndex((_, index) => startsQuotation(lines, index));
  const cut = start === -1 ? trailingQuotation(lines) : withRule(lines, start);
  const [words, quoted] = [lines.slice(0, cut), lines.slice(cut)].map((part) => part.join('\n').trim());
  // A cut would lose a reply below or inside the quotation: all of it is shown.
  if (!words || hasOwnWordsAfter(lines, cut)) return { words: text.trim(), quoted: '' };
  return { words, quoted: quoted ?? '' };
}

function startsQuotation(lines: readonly string[], index: number): boolean {
  const line = lineAt(lines, index);
  if (!line) return false;
  if (SEPARATOR.test(line)) return true;
  if (FIRST_HEAD_LINE.test(line)) return isHead(lines, index);
  return /^(On|Op|El|Le|Am|Il|Em|Den|Dne|W|\d{4})\b/.test(line) || line.includes('<')
    ? isIntroduction(lines, index)
    : false;
}

function isIntroduction(lines: readonly string[], index: number): boolean {
  return [1, 2, 3].some((count) => {
    const joined = Array.from({ length: count }, (_, step) => lineAt(lines, index + step)).join(' ');
    const hasColon = joined.endsWith(':');
    if (!hasColon && !isQuotedNext(lines, index + count)) return false;
    return WROTE.test(joined) || ISO.test(joined) || VERB_WITHIN.test(joined) || NAME_WROTE.test(joined);
  });
}

function isQuotedNext(lines: readonly string[], index: number): boolean {
  const next = lines.slice(index, index + 2).find((line) => line.trim());
  return next?.trimStart().startsWith('>') ?? false;
}

/** As Outlook and Hotmail write it, also with a sender on two lines: three of its lines, or the sender and one more. */
function isHead(lines: readonly string[], index: number): boolean {
  const names = new Set<string>();
  for (let at = index; at < index + HEAD_LINES; at++) {
    const line = lineAt(lines, at);
    if (!line) break;
    if (HEAD_LINE.test(line)) names.add(line.split(':')[0] ?? '');
  }
  const isNext = [1, 2].some((step) => HEAD_LINE.test(lineAt(lines, index + step)));
  return names.size >= 3 || (names.size === 2 && isNext && SENDER_LINE.test(lineAt(lines, index)));
}

function withRule(lines: readonly string[], start: number): number {
  let cut = start;
  while (cut > 0 && RULE.test(lines[cut - 1]?.trim() ?? '')) cut -= 1;
  return cut;
}

function trailingQuotation(lines: readonly string[]): number {
  let start = lines.length;
  while (start > 0 && /^(>|\s*$)/.test(lines[start - 1] ?? '')) start -= 1;
  return lines.slice(start).some((line) => line.startsWith('>')) ? start : lines.length;
}

/** If quoted lines have a mark, an unmarked line below them is the writer's own. */
function hasOwnWordsAfter(lines: readonly string[], cut: number): boolean {
  const rest = lines.slice(cut);
  const last = rest.findLastIndex((line) => line.startsWith('>'));
  if (last === -1) return false;
  return rest.slice(last + 1).some((line) => line.trim() && !line.startsWith('-- '));
}

function lineAt(lines: readonly string[], index: number): string {
  return (lines[index] ?? '').trim().slice(0, LONGEST_LINE).replace(/^> ?/, '');
}
