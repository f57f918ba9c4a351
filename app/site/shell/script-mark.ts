import { createContext } from 'react';

/** Marks the site's own inline scripts while the server renders a page; undefined in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined);
