import { Link } from '@remix-run/react';

type Props = { client: string; contacts: readonly { name: string; role: string | null }[] };

/** Where nobody decides for the client: why “To sign” is not offered. */
export function NoSigners(props: Props) {
  return (
    <div className="grid gap-2">
      <p className="hint">Nobody can sign yet: nobody decides for this client here.</p>
      <ContactsToInvite {...props} />
    </div>
  );
}

/** A contact person opens nothing: they sign once they act for the client. */
export function ContactsToInvite({ client, contacts }: Props) {
  if (contacts.length === 0) return null;
  const names = contacts.map(({ name, role }) => (role ? `${name} (${role})` : name)).join(', ');
  return (
    <p className="hint [overflow-wrap:anywhere]">
      Not offered, as contact persons open nothing: <span translate="no">{names}</span>. Who is{' '}
      <Link to={`/admin/taxpayers/${client}#members`}>invited as an owner</Link> reads all work of the client,
      and can sign.
    </p>
  );
}
