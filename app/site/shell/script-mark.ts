import { createContext } from 'react';

/** On the server, the mark of the site's own inline scripts while a page is rendered; undefined in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined);
