import { notFound } from '#app/http/responses.ts';

/** Every address that no other route knows. The server logs its path. */
export function loader() {
  throw notFound();
}

/** A route without a page of its own would answer with bare text instead of the site's 404. */
export default function UnknownPage() {
  return null;
}
