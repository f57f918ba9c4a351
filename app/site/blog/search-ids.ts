/** Ids of what a search changes on the page. */
export const FOUND = { count: 'articles-count', articles: 'articles-found' };
