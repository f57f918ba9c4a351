import { redirect } from '@remix-run/node';
import { PRIVATE_PAGE } from './cache.ts';

/**
 * For an address that is not a page, such as a file: a browser that may not have it is sent to `path`, which says why.
 * Scripts, pictures and frames get the refusal itself.
 */
export async function orPage(
  request: Request,
  path: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Response) || (error.status !== 404 && error.status !== 422)) throw error;
    if (!isOpenedAsPage(request)) throw error;
    return redirect(path, { headers: { 'Cache-Control': PRIVATE_PAGE } });
  }
}

function isOpenedAsPage({ headers }: Request): boolean {
  const [purpose, accepted] = [headers.get('Sec-Fetch-Dest'), headers.get('Accept') ?? ''];
  return purpose ? purpose === 'document' : accepted.includes('text/html');
}
