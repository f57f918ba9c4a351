import { Button } from '#app/platform/ui/button.tsx';
import type { Claimable } from '#app/work/core/taxpayers/claims.server.ts';
import { HomePart } from './home-part.tsx';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';

/** Taxpayers that we write to at the reader's own address. */
export function ClaimList({ claimable, to }: { claimable: readonly Claimable[]; to?: string }) {
  if (claimable.length === 0) return null;
  return (
    <HomePart
      id="yours"
      title={claimable.length === 1 ? 'This is yours: add it' : 'These are yours: add them'}
    >
      <p className="hint mt-2">
        Our mails about {claimable.length === 1 ? 'this' : 'these'} go to your address. Once added, the work
        is in your account, and you may accept and decide there. You can leave again at any time.
      </p>
      <ul className="room-lines">
        {claimable.map((taxpayer) => (
          <li key={taxpayer.id}>
            <span>
              <span className="font-semibold" translate="no">
                {taxpayer.name}
              </span>
              <span className="hint block">{KIND_LABELS[taxpayer.kind]}</span>
            </span>
            <ClaimForm taxpayer={taxpayer} to={to} />
          </li>
        ))}
      </ul>
    </HomePart>
  );
}

export function ClaimForm({ taxpayer: { id, name }, to }: { taxpayer: Claimable; to?: string }) {
  return (
    <form method="post" action="/account/taxpayers?index">
      <input type="hidden" name="taxpayer" value={id} />
      {to && <input type="hidden" name="to" value={to} />}
      <Button type="submit" name="intent" value="claim" small>
        Add it<span className="sr-only">: {name}</span>
      </Button>
    </form>
  );
}
