// Loaded as a whole when a file is chosen.
export { PapersAsRead } from './papers-as-read.tsx';
export { shownWith } from './papers-shown.ts';
export { readPapers } from './read-papers.ts';
