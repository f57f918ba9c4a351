import { Link } from '#app/platform/ui/link.tsx';
import type { Standing, WaitingThing } from './home.ts';
import { HomePart } from './home-part.tsx';
import { StandingList } from './standing-list.tsx';
import { Quiet, WaitingList } from './waiting-list.tsx';

type Props = { id: string; waiting: readonly WaitingThing[]; standing: readonly Standing[]; today: string };

export const WORK_TO_COME = 'Once we open some, we mail you, and you find it here.';

export function TaxpayerWork({ id, waiting, standing, today }: Props) {
  const hasRest = standing.some(({ current, ended }) => current.length + ended.length > 0);
  return (
    <>
      <WaitingList {...{ waiting, today }} severalTaxpayers={false}>
        {standing.some(({ current }) => current.length > 0) && <Quiet />}
      </WaitingList>
      {(hasRest || waiting.length === 0) && (
        <HomePart id="standing" title={waiting.length > 0 ? 'Where we are with the rest' : 'Where we are'}>
          {hasRest ? (
            <StandingList {...{ standing, today }} withTaxpayer={false} />
          ) : (
            <p className="mt-3">{`No work is here yet. ${WORK_TO_COME}`}</p>
          )}
        </HomePart>
      )}
      <p className="flex flex-wrap gap-x-6">
        <Link to={`/account/due?taxpayer=${id}`} className="more">
          Due days
        </Link>
        <Link to={`/account/documents?taxpayer=${id}`} className="more">
          Documents
        </Link>
        <Link to={`/account/taxpayers/${id}/year`} className="more">
          The year on one page
        </Link>
      </p>
    </>
  );
}
