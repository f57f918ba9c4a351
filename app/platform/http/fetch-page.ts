import { parsePage } from './parse-page.ts';

/** Null if the page did not come, or if `signal` aborted. */
export async function fetchPage(address: string, signal: AbortSignal): Promise<Document | null> {
  const text = await fetch(address, { signal })
    .then(async (response) => (response.ok ? response.text() : null))
    .catch(() => null);
  return text === null || signal.aborted ? null : parsePage(text);
}
