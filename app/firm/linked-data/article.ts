import { findPerson, personPath } from '#app/firm/people/people.ts';
import { firmReference } from './firm.ts';
import { SCHEMA_ORG, type MakeLinkedData } from './linked-data.ts';

type Article = {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  tags: string[];
  author: { name: string } | null;
  written: string;
  checked: string;
  card: string;
};

export function articleData(article: Article): MakeLinkedData {
  return (origin) => ({
    '@context': SCHEMA_ORG,
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    image: [origin + article.card],
    url: `${origin}/blog/${article.slug}`,
    mainEntityOfPage: `${origin}/blog/${article.slug}`,
    datePublished: article.written,
    dateModified: article.checked,
    inLanguage: 'en-ZA',
    articleSection: article.category,
    ...(article.tags.length > 0 && { keywords: article.tags }),
    author: article.author ? personReference(article.author, origin) : firmReference(origin),
    publisher: firmReference(origin),
  });
}

function personReference({ name }: { name: string }, origin: string) {
  const person = findPerson(name);
  const known = person && { jobTitle: person.role, url: origin + personPath(person) };
  return { '@type': 'Person', name: person?.name ?? name, ...known };
}
