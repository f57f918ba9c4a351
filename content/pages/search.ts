export const searchPage = {
  title: 'Search',
  button: 'Search',
  /** Tells the box of the header from that of a page: a screen reader adds "search". */
  landmark: 'Site',
  label: 'Search the site',
  placeholder: 'Search: tax back, UIF, prices …',
  hint: 'Tools, pages, prices, deadlines, people and articles. A wrong letter or two does no harm.',
  count: (count: number, query: string) =>
    `${count === 1 ? 'One result' : `${count} results`} for "${query}"`,
  nothing: (query: string) => `Nothing fits "${query}".`,
  tryAgain: 'Try one or two other words, or ask us: a person answers.',
  ask: 'Write to us',
  all: (count: number) => `All ${count} results`,
  away: 'The list did not load. Press Enter to search on a page.',
};
