import { env } from './env.server.ts';

export function siteUrl(path: string): string {
  return new URL(path, env().APP_URL).href;
}
