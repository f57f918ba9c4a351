import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { storeResponse, type StoredResponse } from './page-cache/page-cache.ts';
import type { RawHeaders } from './security-headers.ts';

export const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The name of a file under /assets/ contains a hash of its content. */
const HASHED = 'public, max-age=31536000, immutable';
const NAMED = 'public, max-age=3600';

export type StaticFiles = ReadonlyMap<string, StoredResponse>;

export async function loadStaticFiles(folder: string, security: RawHeaders): Promise<StaticFiles> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const files = new Map<string, StoredResponse>();
  for (const path of paths.filter((name) => TYPES[extname(name)])) {
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    const [body, br, gzip] = await Promise.all([
      readFile(path),
      known.has(`${path}.br`) ? readFile(`${path}.br`) : undefined,
      known.has(`${path}.gz`) ? readFile(`${path}.gz`) : undefined,
    ]);
    const headers = [...security, ...fileHeaders(address)];
    files.set(address, storeResponse({ status: 200, headers, body, br, gzip }));
  }
  return files;
}

function fileHeaders(address: string): RawHeaders {
  return [
    'Content-Type',
    TYPES[extname(address)] ?? 'application/octet-stream',
    'Cache-Control',
    address.startsWith('/assets/') ? HASHED : NAMED,
  ];
}
