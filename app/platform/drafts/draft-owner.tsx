import { OWNER_FIELD } from './owner-field.ts';

/** Keeps a form's text when the session has ended, and shows it after the next sign-in. Never with a password. */
export function DraftOwner({ owner }: { owner: string }) {
  return <input type="hidden" name={OWNER_FIELD} value={owner} />;
}
