import { OWNER_FIELD } from './owner-field.ts';

/** Lets a form keep its text when the session has ended: it is there again after signing in. Never with a password. */
export function DraftOwner({ owner }: { owner: string }) {
  return <input type="hidden" name={OWNER_FIELD} value={owner} />;
}
