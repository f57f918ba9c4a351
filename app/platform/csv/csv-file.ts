import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';

export function csvFile(name: string, text: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': PRIVATE_PAGE,
    },
  });
}
