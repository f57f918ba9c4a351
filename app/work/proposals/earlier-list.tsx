import { Form } from '@remix-run/react';
import { dayText } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import type { EarlierProposal } from './earlier.server.ts';
import { offerDatesText } from './offer-dates.ts';
import { isOpenProposal, PROPOSAL_STATE } from './states.ts';

export function EarlierList({ proposals }: { proposals: readonly EarlierProposal[] }) {
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className="mt-12">
      <h2 id="earlier" tabIndex={-1}>
        Sent before
      </h2>
      <ul className="proposal-list">
        {proposals.map((proposal) => (
          <li key={proposal.id}>
            <Sent {...proposal} />
            {proposal.declinedReason && <p className="text-ink-soft">{proposal.declinedReason}</p>}
            <ul>
              {proposal.letters.map((letter) => (
                <li key={letter.id}>
                  <a
                    href={`/admin/letters/${letter.id}.txt`}
                    download
                    className="inline-flex min-h-11 items-center"
                  >
                    {letter.title}
                  </a>
                </li>
              ))}
            </ul>
            {isOpenProposal(proposal.state) && <Withdraw {...proposal} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sent({ state, acceptedName, withdrawnOn, receiptKey, ...dates }: EarlierProposal) {
  return (
    <p>
      <b>{PROPOSAL_STATE[state].desk.label}</b>
      {acceptedName && ` by ${acceptedName}`}
      {withdrawnOn && ` on ${dayText(withdrawnOn)}`},{' '}
      {isOpenProposal(state) ? offerDatesText(dates) : `sent on ${dayText(dates.sentOn)}`}
      {receiptKey && (
        <>
          {' · '}
          <a href={`/receipt/${receiptKey}`}>Receipt</a>
        </>
      )}
    </p>
  );
}

function Withdraw({ id, letters }: EarlierProposal) {
  return (
    <details>
      <summary className="btn btn-quiet btn-small">Withdraw</summary>
      <Form method="post" className="mt-3 grid gap-3">
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="proposal" value={id} />
        <p className="hint">
          The client cannot accept it any more, and{' '}
          {letters.length === 1 ? 'its work ends' : 'all of its work ends'} as withdrawn. Whoever was mailed
          of the proposal is mailed that it is withdrawn. You can take this back for a day.
        </p>
        <Button type="submit" look="quiet" small className="justify-self-start">
          Withdraw it
        </Button>
      </Form>
    </details>
  );
}
