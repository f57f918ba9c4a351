type Texts = Readonly<Partial<Record<string, string>>>;

/** What each control of a form needs, by its name. `id`: of the form. */
export function fieldsIn(id: string, values: Texts, errors: Texts = {}) {
  return (name: string) => ({
    id: `${id}-${name}`,
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
    autoComplete: 'off',
  });
}
