import type { Refusal } from './refusal.server.ts';

/** A field of a refused form: what was typed (never a password), and the first message about it. */
export function fieldState(refusal: Refusal | undefined, name: string) {
  const value = refusal?.result.initialValue?.[name];
  return {
    id: name,
    name,
    defaultValue: typeof value === 'string' ? value : undefined,
    error: refusal?.result.error?.[name]?.[0],
  };
}
