import { createContext } from 'react';

/** The id under which the logs know this request; empty in the browser. The error page quotes it. */
export const RequestId = createContext('');
