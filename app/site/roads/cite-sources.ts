const CLAIMS = /<(p|li)>[\s\S]*?<\/\1>/g;
const MARK = /\[\^(\w+)\]/g;
const MARKS = /(?:\[\^\w+\])+/g;
const FIRM = 'firm';

export function sourceId(number: number): string {
  return `source-${number}`;
}

/**
 * Links each `[^2]` to the second source, and removes `[^firm]`, for which the firm answers. Throws for a paragraph or
 * step without either, an unknown source, and a source that nothing names.
 */
export function citeSources(html: string, sources: number): string {
  const named = new Set<string>();
  for (const [claim] of html.matchAll(CLAIMS)) {
    const marks = [...claim.matchAll(MARK)].map(([, mark = '']) => mark);
    if (marks.length === 0) throw new Error(`a claim names no source: ${claim}`);
    for (const mark of marks) named.add(mark);
  }
  const numbers = Array.from({ length: sources }, (_, index) => String(index + 1));
  const missing = [...named].find((mark) => mark !== FIRM && !numbers.includes(mark));
  if (missing) throw new Error(`there is no source ${missing}`);
  const idle = numbers.find((number) => !named.has(number));
  if (idle) throw new Error(`no claim names source ${idle}`);
  return html.replace(MARKS, (together) => {
    const links = [...together.matchAll(MARK)].flatMap(([, mark = '']) =>
      mark === FIRM ? [] : linkTo(mark),
    );
    return links.length > 0 ? `<sup>${links.join(', ')}</sup>` : '';
  });
}

function linkTo(mark: string): string {
  return `<a href="#${sourceId(Number(mark))}" aria-label="Source ${mark}">${mark}</a>`;
}
