import { createContext } from 'react';

/** The id of this request in the logs, quoted on the error page; empty in the browser. */
export const RequestId = createContext('');
