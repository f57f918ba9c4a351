import { parseWithZod } from '@conform-to/zod/v4';
import type * as z from 'zod/mini';
import { badRequest } from './responses.ts';

/** Throws 400 when the body is not a form. */
export async function requireForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw badRequest();
  });
}

/** Reads only the schema's fields, each once: a field's name can request a list of any length. */
export function parseForm<Schema extends z.ZodMiniObject>(
  form: FormData,
  schema: Schema,
  options: { disableAutoCoercion?: boolean } = {},
) {
  const fields = new FormData();
  for (const name of Object.keys(schema.shape)) {
    const value = form.get(name);
    if (typeof value === 'string') fields.append(name, value);
  }
  return parseWithZod(fields, { schema, ...options });
}

export function errorsOf<Name extends string>({
  error,
}: {
  error?: Record<string, string[] | null> | null;
}): Partial<Record<Name, string>> {
  const errors = Object.entries(error ?? {}).map(([name, messages]) => [name, messages?.[0]]);
  return Object.fromEntries(errors);
}
