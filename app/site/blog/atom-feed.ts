import { firm } from '#app/platform/content/firm.ts';
import { shownName } from '#app/firm/people/people.ts';
import { xml } from '#app/platform/http/xml.ts';
import type { Article } from './article.ts';
import { FEED } from './blog-links.ts';

/** A feed needs times, the blog only has days: midnight in South Africa. */
const MIDNIGHT = 'T00:00:00+02:00';

const NEWEST = 50;

const ADDRESS = /(<[^>]*\s(?:href|src)=")([^"]*)(")/g;

/** Long enough that a weekly reader misses none. `all`: the newest first. */
export function atomFeed(all: readonly Article[], origin: string): string {
  const articles = all.slice(0, NEWEST);
  const updated =
    articles
      .map(({ checked }) => checked)
      .toSorted()
      .at(-1) ?? '1970-01-01';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-ZA">
  <title>${xml(firm.name)}: blog</title>
  <subtitle>${xml(firm.tagline)} in ${xml(firm.city)}</subtitle>
  <id>${xml(origin)}/blog</id>
  <link rel="self" type="${FEED.type}" href="${xml(origin + FEED.path)}"/>
  <link rel="alternate" type="text/html" href="${xml(origin)}/blog"/>
  <icon>${xml(origin)}/favicon.svg</icon>
  <updated>${updated}${MIDNIGHT}</updated>
  <author><name>${xml(firm.name)}</name><uri>${xml(origin)}/</uri></author>
${articles.map((article) => entry(article, origin)).join('\n')}
</feed>
`;
}

function entry(article: Article, origin: string): string {
  const address = `${origin}/blog/${article.slug}`;
  const author = article.author
    ? `\n    <author><name>${xml(shownName(article.author.name))}</name></author>`
    : '';
  return `  <entry>
    <title>${xml(article.title)}</title>
    <id>${xml(address)}</id>
    <link rel="alternate" type="text/html" href="${xml(address)}"/>
    <published>${article.written}${MIDNIGHT}</published>
    <updated>${article.checked}${MIDNIGHT}</updated>${author}
    <category term="${xml(article.category)}"/>
    <summary>${xml(article.excerpt)}</summary>
    <content type="html">${xml(withAbsoluteAddresses(article.html, address))}</content>
  </entry>`;
}

function withAbsoluteAddresses(html: string, base: string): string {
  return html.replaceAll(ADDRESS, (_, before: string, address: string, after: string) => {
    const whole = new URL(address.replaceAll('&amp;', '&'), base).href;
    return before + whole.replaceAll('&', '&amp;').replaceAll('"', '&quot;') + after;
  });
}
