import { capitalised } from '#app/platform/core/text.ts';
import { dayText, longMoment } from '#app/platform/core/time.ts';
import { Link } from '#app/platform/ui/link.tsx';
import type { Signing } from '#app/platform/db/work-values.ts';
import { isOpenItem, isToReview, type ItemState } from './item-states.ts';
import { stillToSign } from './signing.ts';
import { approvedText, figureText, type Approval } from './approval.ts';

type Props = { approval: Approval; who: 'You' | 'They'; state: ItemState };

export function ApprovalFacts({ approval, who, state }: Props) {
  const figure = figureText(approval, who);
  const approved = approvedText(approval);
  return (
    <>
      {figure && <p className="font-semibold">{figure}</p>}
      <p className="hint [overflow-wrap:anywhere]">{approval.documents.map(({ name }) => name).join(', ')}</p>
      {approved && <p className="hint [overflow-wrap:anywhere]">{capitalised(approved)}.</p>}
      {who === 'They' && approval.signing && <Objections signing={approval.signing} />}
      {approval.signing && <SigningFacts signing={approval.signing} state={state} />}
    </>
  );
}

function Objections({ signing: { objections } }: { signing: Signing }) {
  return objections?.map(({ name, before, signedAt, at, words }) => (
    <p key={at} className="desk-words [overflow-wrap:anywhere]">
      {name} said on {longMoment(new Date(at))}: this was not me. It was signed before {before} on{' '}
      {longMoment(new Date(signedAt))}.{words && ` “${words}”`}
    </p>
  ));
}

function SigningFacts({ signing, state }: { signing: Signing; state: ItemState }) {
  const { inOrder, until, sealed } = signing;
  const left = stillToSign(signing).map(({ name }) => name);
  if (left.length > 0 && isToReview({ state })) return <p className="hint">Nobody signs it meanwhile.</p>;
  if (left.length > 0 && !isOpenItem({ state })) return null;
  if (left.length > 0) {
    const order = inOrder && left.length > 1 ? ', in this order' : '';
    return (
      <p className="hint [overflow-wrap:anywhere]">
        Still to sign{order}, until {dayText(until)}: {left.join(', ')}.
      </p>
    );
  }
  return (
    <p className="hint [overflow-wrap:anywhere]">
      {sealed ? (
        <>
          Sealed as {sealed.map(({ name }) => name).join(', ')}. <Link to="/verify">Check a file</Link>
        </>
      ) : (
        'All have signed. The sealed file comes in a few minutes.'
      )}
    </p>
  );
}
