import type { LinksFunction } from '@remix-run/node';
import sheet from './sheet.css?url';

export const serviceSheet: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }];
