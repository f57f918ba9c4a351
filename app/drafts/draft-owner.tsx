/** Names the account that the page was made for. */
export const OWNER_FIELD = 'draftOwner';

/** Makes a form keep its text when the session has ended: after signing in again, it is there. Never beside a password. */
export function DraftOwner({ owner }: { owner: string }) {
  return <input type="hidden" name={OWNER_FIELD} value={owner} />;
}
