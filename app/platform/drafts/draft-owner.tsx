import { OWNER_FIELD } from './owner-field.ts';

/** Makes a form keep its text when the session has ended: after signing in again, it is there. Never beside a password. */
export function DraftOwner({ owner }: { owner: string }) {
  return <input type="hidden" name={OWNER_FIELD} value={owner} />;
}
