import type { Article } from './article.ts';

const TABLE = /<table class="ruled(?: ruled-stacked)?">.*?<\/table>/gs;
/** In rows, with the head; a longer table of two columns is a fold. */
const SHORT = 5;
const COLUMN = /<th scope="col"[^>]*>(.*?)<\/th>/gs;
const QUESTION = /<h3 id="[^"]*">(?:(?!<\/h3>).)*\?<\/h3>(.*?)(?=<h[23] |$)/gs;

/**
 * On a phone wide or long tables and the sections in `folded` are folds; the questions of the last part are folds
 * everywhere. Print shows all of it.
 */
export function withFolds({ html, folded }: Pick<Article, 'html' | 'folded'>): string {
  const sections = html.replaceAll(TABLE, tableFold).split(/(?=<h2 )/);
  return sections
    .map((section) => (folded.includes(idOf(section)) ? sectionFold(section) : section))
    .join('')
    .replaceAll(QUESTION, questionFold);
}

function idOf(section: string): string {
  return /^<h2 id="([^"]*)"/.exec(section)?.[1] ?? '';
}

/** The heading stays: the contents link to it. */
function sectionFold(section: string): string {
  const end = section.indexOf('</h2>') + '</h2>'.length;
  return `${section.slice(0, end)}${phoneFold('Show this part', section.slice(end))}\n`;
}

function phoneFold(summary: string, html: string): string {
  return `<details class="fold fold-row"><summary>${summary}</summary>${html}</details>`;
}

function tableFold(table: string): string {
  if (!table.includes('ruled-stacked') && table.split('<tr>').length - 1 <= SHORT) return table;
  const columns = [...table.matchAll(COLUMN)].map(([, column = '']) => column.replaceAll(/<[^>]*>/g, ''));
  return phoneFold(`Table: ${columns.join(', ')}`, table);
}

function questionFold(question: string, answer: string): string {
  const heading = question.slice(0, question.length - answer.length);
  return `<details class="fold-row"><summary>${heading}</summary>${answer.trim()}</details>\n`;
}
