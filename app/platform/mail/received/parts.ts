import type { Attachment, Email } from 'postal-mime';

export function headerOf(mail: Email, name: string): string | undefined {
  return mail.headers.find(({ key }) => key === name)?.value;
}

export function partBytes({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

export function partText({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
