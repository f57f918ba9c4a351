import type { Refusal } from './refusal.server.ts';

export function fieldState(refusal: Refusal | undefined, name: string) {
  const value = refusal?.result.initialValue?.[name];
  return {
    id: name,
    name,
    defaultValue: typeof value === 'string' ? value : undefined,
    error: refusal?.result.error?.[name]?.[0],
  };
}
