type Texts = Readonly<Partial<Record<string, string>>>;

export function fieldsIn(id: string, values: Texts, errors: Texts = {}) {
  return (name: string) => ({
    id: `${id}-${name}`,
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
    autoComplete: 'off',
  });
}
