import { capitalised } from '#app/platform/core/text.ts';
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
    </>
  );
}
