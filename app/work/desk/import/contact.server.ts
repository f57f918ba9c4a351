import { findPhone } from '#app/platform/forms/phone.server.ts';
import type { Contact } from './given.ts';
import type { ReadRow } from './row.ts';

/**
 * Whom one reaches at a client: by the first phone number of the line (`+27 821234567`), else by the client’s e-mail address.
 * Null without a number and a name of their own; `notes` gets what is left out.
 */
export function contactOf(
  { contactName, phone }: ReadRow['given'],
  client: { name: string; email: string | null },
  notes: string[],
): Contact | null {
  const [number, ...others] = phone ? phonesIn(phone) : [];
  if (phone && !number) notes.push(`${phone} is no phone number, and is left out.`);
  if (others.length > 0)
    notes.push(`Of its phone numbers ${number} is taken: add ${others.join(' and ')} as a contact person.`);
  if (number) return { name: contactName ?? client.name, phone: number, email: null };
  if (!contactName) return null;
  if (client.email) return { name: contactName, phone: null, email: client.email };
  notes.push(`${contactName} has neither a phone number nor an e-mail address, and is left out.`);
  return null;
}

/** How a known one is told from another: by the client, and the number or the name. */
export function contactKey(clientId: string, { name, phone }: Pick<Contact, 'name' | 'phone'>): string {
  return `${clientId} ${phone ?? name.toLowerCase()}`;
}

/** Several stand in a cell with a stroke, a comma, “or”, or on lines of their own. */
function phonesIn(text: string): string[] {
  const parts = text.split(/\s*[/;,|]\s*|\s+(?:or|of|and|en)\s+/i).flatMap((part) => {
    const digits = part.replaceAll(/\D/g, '');
    return /^0\d{9}0\d{9}$/.test(digits) ? [digits.slice(0, 10), digits.slice(10)] : [part];
  });
  const numbers = parts.map((part) => findPhone(part, '+27')).filter((number) => number !== null);
  return [...new Set(numbers)];
}
