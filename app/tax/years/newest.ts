/** The newest year alone, for pages that must not load them all. A test fails when it is not the last of the list. */
export { tables as newestTables } from './2027.ts';
