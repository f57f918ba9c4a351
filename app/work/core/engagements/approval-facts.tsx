import { capitalised } from '#app/platform/core/text.ts';
import { dayText } from '#app/platform/core/time.ts';
import { Link } from '#app/platform/ui/link.tsx';
import type { Signing } from '#app/platform/db/work-values.ts';
import { stillToSign } from './signing.ts';
import { approvedText, figureText, type Approval } from './approval.ts';

/** What comes out, which files it is about, and who approved it how. */
export function ApprovalFacts({ approval, who }: { approval: Approval; who: 'You' | 'They' }) {
  const figure = figureText(approval, who);
  const approved = approvedText(approval);
  return (
    <>
      {figure && <p className="font-semibold">{figure}</p>}
      <p className="hint [overflow-wrap:anywhere]">{approval.documents.map(({ name }) => name).join(', ')}</p>
      {approved && <p className="hint [overflow-wrap:anywhere]">{capitalised(approved)}.</p>}
      {approval.signing && <SigningFacts signing={approval.signing} />}
    </>
  );
}

function SigningFacts({ signing }: { signing: Signing }) {
  const { inOrder, until, sealed } = signing;
  const left = stillToSign(signing).map(({ name }) => name);
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
