import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';

export function letterFile({ title, words }: { title: string; words: string }): Response {
  const name = `${title.replaceAll(/[^\p{L}\p{Nd}]+/gu, ' ').trim()}.txt`;
  return new Response(words, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': PRIVATE_PAGE,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
}
