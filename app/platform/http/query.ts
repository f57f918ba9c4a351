const LONGEST_SEARCH = 200;

/** What somebody typed to search for, without NUL, which Postgres refuses. */
export function searchText(params: URLSearchParams): string {
  return tidySearch(params.get('q') ?? '');
}

export function tidySearch(text: string): string {
  return text.replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH);
}

export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined {
  return values.find((value) => value === text);
}
