/** Breaks before the @, if it does not fit. */
export function EmailLink({ email, className }: { email: string; className?: string }) {
  const at = email.lastIndexOf('@');
  return (
    <a href={`mailto:${email}`} className={className} translate="no">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}
