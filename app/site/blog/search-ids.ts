export const FOUND = { count: 'articles-count', articles: 'articles-found' };
