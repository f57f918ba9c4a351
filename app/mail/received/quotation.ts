/** A mail's own words, and what it quotes of earlier mails; nothing is lost between them. */
export type Folded = { words: string; quoted: string };

const LONGEST_LINE = 400;

/** "On Mon, 2 Mar 2026 at 10:00, Name <a@b> wrote:", also broken over two or three lines, in the languages of our clients. */
const WROTE =
  /^(>? ?)(On|Op|El|Le|Am|Il|Em) .{6,300}(wrote|geskryf|skryf|escribió|a écrit|schrieb|ha scritto|escreveu) ?:$/;
const SEPARATOR = /^(-{2,} ?(Original Message|Oorspronklike boodskap|Forwarded message) ?-{2,}|_{20,})$/i;
const OUTLOOK_HEAD = /^(\*?From|Van):\*? .+/;
const OUTLOOK_NEXT = /^(\*?(Sent|Date|To|Subject|Gestuur|Datum|Aan|Onderwerp)):/;

/** The first line of a quotation that goes on to the end; a quotation between own words stays with them. */
export function foldQuotation(text: string): Folded {
  const lines = text.split('\n');
  const start = lines.findIndex((_, index) => startsQuotation(lines, index));
  const cut = start === -1 ? trailingQuotation(lines) : start;
  const [words, quoted] = [lines.slice(0, cut), lines.slice(cut)].map((part) => part.join('\n').trim());
  // A reply below or within the quotation has its words in it: better all of it than none.
  if (!words || hasOwnWordsAfter(lines, cut)) return { words: text.trim(), quoted: '' };
  return { words, quoted: quoted ?? '' };
}

function startsQuotation(lines: readonly string[], index: number): boolean {
  const line = lineAt(lines, index);
  if (SEPARATOR.test(line)) return true;
  if (OUTLOOK_HEAD.test(line)) return OUTLOOK_NEXT.test(lineAt(lines, index + 1));
  const [two, three] = [1, 2].map((more) =>
    Array.from({ length: more + 1 }, (_, step) => lineAt(lines, index + step)).join(' '),
  );
  return [line, two, three].some((joined) => WROTE.test(joined ?? ''));
}

function trailingQuotation(lines: readonly string[]): number {
  let start = lines.length;
  while (start > 0 && /^(>|\s*$)/.test(lines[start - 1] ?? '')) start -= 1;
  return lines.slice(start).some((line) => line.startsWith('>')) ? start : lines.length;
}

/** Where the quoted lines have a mark, a line without one below them is the writer's own. */
function hasOwnWordsAfter(lines: readonly string[], cut: number): boolean {
  const rest = lines.slice(cut);
  const last = rest.findLastIndex((line) => line.startsWith('>'));
  if (last === -1) return false;
  return rest.slice(last + 1).some((line) => line.trim() && !line.startsWith('-- '));
}

function lineAt(lines: readonly string[], index: number): string {
  return (lines[index] ?? '').trim().slice(0, LONGEST_LINE);
}
