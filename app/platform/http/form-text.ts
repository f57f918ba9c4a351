type Fields = { get(name: string): FormDataEntryValue | null };

/** The trimmed text of a field, without NULs, which Postgres stores nowhere; '' for a file, and without the field. */
export function textIn(form: Fields, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';
}
