import type { LinksFunction } from '@remix-run/node';
import sheet from './lists.css?url';

export const listsSheet: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }];
