/** The page at an address of this site, for its parts. Null when it did not come, or when `signal` says that it is too late. */
export async function fetchPage(address: string, signal: AbortSignal): Promise<Document | null> {
  const text = await fetch(address, { signal })
    .then(async (response) => (response.ok ? response.text() : null))
    .catch(() => null);
  return text === null || signal.aborted ? null : new DOMParser().parseFromString(text, 'text/html');
}
