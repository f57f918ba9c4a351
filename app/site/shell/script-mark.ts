import { createContext } from 'react';

/** On the server, what the site's own inline scripts carry while a page is rendered; undefined in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined);
