/** For a mailbox that may be a stranger's: `th…@mail.example`. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, local.length > 3 ? 2 : 1)}…@${domain}`;
}
