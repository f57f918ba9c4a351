import { parseWithZod } from '@conform-to/zod/v4';
import type * as z from 'zod/mini';
import { badRequest } from './responses.ts';

/** The form a request posts. Throws 400 when its body is no form at all. */
export async function requireForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw badRequest();
  });
}

/**
 * A posted form as `schema` reads it: its own fields, each once and as text. Nothing else is looked at, because a field's
 * name can ask for a list of any length, and a field sent often enough would keep the process busy.
 */
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
