export { PapersAsRead } from './papers-as-read.tsx';
export { shownWith } from './papers-shown.ts';
export { readPapers } from './read-papers.ts';
