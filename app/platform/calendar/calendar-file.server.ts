import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { notFound } from '#app/platform/http/responses.ts';

type FileOptions = {
  name: string;
  disposition?: 'inline' | 'attachment';
  cache?: string;
  /** Kept out of search engines. */
  isUnlisted?: boolean;
  method?: 'REQUEST';
};

const ENDING = '.ics';

export function calendarFile(
  text: string,
  { name, disposition = 'inline', cache = PRIVATE_PAGE, isUnlisted, method }: FileOptions,
): Response {
  return new Response(text, {
    headers: {
      'Content-Type': `text/calendar; charset=utf-8${method ? `; method=${method}` : ''}`,
      'Content-Disposition': `${disposition}; filename="${name}.ics"`,
      'Cache-Control': cache,
      ...(isUnlisted && { 'X-Robots-Tag': 'noindex' }),
    },
  });
}

/** For calendar programs, which send no cookie: anybody with the address, `SECRET.ics`, may read it. */
export async function calendarFeed(
  token: string,
  name: string,
  calendarOf: (secret: string) => Promise<string | null>,
): Promise<Response> {
  const calendar = await calendarOf(token.endsWith(ENDING) ? token.slice(0, -ENDING.length) : '');
  if (!calendar) throw notFound('There is no such calendar, or its address was renewed.');
  return calendarFile(calendar, { name, isUnlisted: true });
}
