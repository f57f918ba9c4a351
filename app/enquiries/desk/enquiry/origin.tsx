import { useMay } from '#app/accounts/access/use-may.ts';
import type { JoinRefusal, ReceivedMailKind, SenderProof } from '#app/platform/db/enquiry-values.ts';
import { Link } from '#app/platform/ui/link.tsx';

/** Where a received mail came from. The addresses are lower case, and as its sender wrote them. */
export type Origin = {
  kind: ReceivedMailKind;
  at: string;
  sender: string;
  proof: SenderProof;
  replyTo: string | null;
  meantForId: string | null;
  notJoined: JoinRefusal | null;
};

const UNPROVED: Record<Exclude<SenderProof, 'proved'>, string> = {
  failed: 'The mail server says that the sender’s domain did not send it.',
  no_result: 'The mail server did not say whether it checked the sender.',
  no_setting: 'Senders are not checked: INBOUND_AUTHSERV_ID is not set.',
  not_one_sender: 'It names no sender, or several.',
};

const NOT_JOINED: Record<JoinRefusal, string> = {
  unproved: 'its sender is not proved',
  not_recipient: 'we do not write to its sender about that work, or its address was made for somebody else',
  spam: 'it is marked as spam',
  files: 'it has a file that is not taken there',
  too_long: 'it is too long',
  closed: 'the work is closed',
};

export function isUnproved(origin: Origin | null): boolean {
  return origin !== null && origin.kind === 'personal' && origin.proof !== 'proved';
}

export function OriginLines({ origin, own }: { origin: Origin | null; own: readonly string[] }) {
  const maySeeWork = useMay('work');
  if (!origin || origin.kind !== 'personal') return null;
  const { sender, proof, replyTo, meantForId, notJoined } = origin;
  const isForeign = !own.some((address) => address.toLowerCase() === sender);
  return (
    <ul className="hint mb-3 grid gap-1" aria-label="Sender">
      {proof !== 'proved' && <li>Not proved. {UNPROVED[proof]}</li>}
      {isForeign && <li>{sender || 'No e-mail address'} is not the e-mail address of this conversation.</li>}
      {replyTo && (
        <li>
          Wrote from {sender}, wants answers at {replyTo}.
        </li>
      )}
      {meantForId && notJoined && (
        <li>
          Sent as an answer about{' '}
          {maySeeWork ? <Link to={`/admin/work/${meantForId}`}>this work</Link> : 'work for a client'}, but
          did not join its messages: {NOT_JOINED[notJoined]}.
        </li>
      )}
    </ul>
  );
}
