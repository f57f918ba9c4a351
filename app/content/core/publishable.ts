import type { ContentValue, ContentValues } from '#app/platform/db/content-values.ts';
import { deadLinksIn, isDead, type IsPage } from '#app/site/sitemap/dead-links.ts';
import { fieldsOf, type Content, type Errors } from './define-content.ts';
import type { Field } from './field.ts';
import { atLine, filledText } from './named-in-text.ts';
import { readValues, type Entries } from './values.ts';

const OF_WORDS: ReadonlySet<Field['kind'] | undefined> = new Set(['line', 'text', 'lines']);

/** In characters. */
const META = [50, 160] as const;

/**
 * Values that may be published, or the problems by field; also used while somebody types and for the preview.
 * Only this checks other pages, such as a link's target: published content stays when a page goes.
 */
export function publishableAmong(
  isPage: IsPage,
  content: Content,
  entries: Partial<Entries>,
  file: unknown,
  id: string,
): { values: ContentValues } | { errors: Errors } {
  const read = readValues(content, entries, file, {
    problemOf: (field, value) => problemOf(field, value, isPage),
    among: (values) => content.checkAmong?.(values, file, id) ?? {},
  });
  return 'errors' in read ? { errors: withDeadLinks(content, entries, file, read.errors, isPage) } : read;
}

/** Adds dead links to the other problems, so that all are reported at once. */
function withDeadLinks(
  content: Content,
  entries: Partial<Entries>,
  file: unknown,
  errors: Errors,
  isPage: IsPage,
): Errors {
  const fields = fieldsOf(content, file);
  const both = Object.entries(errors).map(([name, error]) => {
    const dead = OF_WORDS.has(fields[name]?.kind) ? linkProblem(entries[name] ?? '', isPage) : null;
    return [name, dead && !error?.includes(dead) ? `${error} ${dead}` : error];
  });
  return Object.fromEntries(both);
}

/** A dead link (with its line in a longer text), or a description that search engines would cut. */
function problemOf(field: Field, value: ContentValue, isPage: IsPage): string | null {
  switch (field.kind) {
    case 'link':
      return typeof value === 'string' && isDead(value, isPage) ? atLine(value, 0, wrongLink(value)) : null;
    case 'line':
      return (
        linkProblem(value, isPage) ??
        (field.isMeta ? metaProblem(filledText(String(value ?? ''), field)) : null)
      );
    case 'text':
    case 'lines':
      return linkProblem(value, isPage);
    case 'rand':
    case 'whole':
    case 'day':
    case 'moment':
    case 'tick':
    case 'choice':
    case 'choices':
    case 'picture':
      return null;
  }
}

function linkProblem(value: ContentValue, isPage: IsPage): string | null {
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  const dead = deadLinksIn(text, isPage);
  return dead.map(({ link, index }) => atLine(text, index, wrongLink(link))).join(' ') || null;
}

function metaProblem({ length }: string): string | null {
  const [least, most] = META;
  if (length >= least && length <= most) return null;
  return `Search engines show ${least} to ${most} characters: with what is filled in it has ${length}.`;
}

function wrongLink(link: string): string {
  return link.startsWith('/') && !link.startsWith('//')
    ? `there is no page ${link}`
    : `a link begins with / or https://, and this is ${link || 'empty'}`;
}
