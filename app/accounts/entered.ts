import type { Refusal } from './refusal.server.ts';

/** What a field of a refused form shows again: what was typed (never a password), and the first message about it. */
export function enteredIn(refusal: Refusal | undefined, name: string) {
  const value = refusal?.result.initialValue?.[name];
  return {
    id: name,
    name,
    defaultValue: typeof value === 'string' ? value : undefined,
    error: refusal?.result.error?.[name]?.[0],
  };
}
