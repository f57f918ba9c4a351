import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import firmCard from 'virtual:share-card';
import { PUBLIC_FILE } from '#app/platform/http/cache.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { cardNamed } from '#app/site/blog/named-card.server.ts';
import { drawnCard } from '#app/site/share-card/drawn-card.server.ts';

/** The picture of a shared link, of what was written since the build. */
export async function loader({ params }: LoaderFunctionArgs) {
  const card = cardNamed(params.card ?? '');
  if (!card) throw notFound();
  const picture = await drawnCard(card);
  if (!picture) return redirect(firmCard, { headers: { 'Cache-Control': 'no-store' } });
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': PUBLIC_FILE },
  });
}
