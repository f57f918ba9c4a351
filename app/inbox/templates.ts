import { firm } from '#content/firm.ts';
import { replies } from '#content/replies.ts';
import { openingHours } from '#app/firm/opening-hours.ts';

export type Template = { id: string; label: string; text: string };
type Facts = { name: string; subject: string; colleague: string };

export function templatesFor(facts: Facts): Template[] {
  const known: Record<string, string> = {
    ...facts,
    firm: firm.name,
    phone: firm.phone,
    hours: openingHours().join(' and '),
  };
  return replies.map((reply) => ({ ...reply, text: fill(reply.text, known) }));
}

/** One pass, so that nothing a visitor typed is filled in. Throws for an unknown name. */
function fill(text: string, known: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(known, name) ? known[name] : undefined;
    if (value === undefined) throw new Error(`A reply names {{${name}}}, which nothing fills in.`);
    return value;
  });
}
