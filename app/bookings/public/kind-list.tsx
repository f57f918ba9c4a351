import { consultationsNow } from '#app/firm/core/consultations.ts';
import { waysText } from '#app/firm/core/talks.ts';
import { booking } from '#content/pages/booking.ts';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { stepAddress } from './address.ts';
import { lengthAndPrice } from './summary.tsx';

export function KindList({ kept }: { kept: string }) {
  return (
    <ul className="kinds">
      {consultationsNow().map((consultation) => {
        const { id, name, forWhom, ways } = consultation;
        const query = new URLSearchParams(kept);
        query.set('kind', id);
        return (
          <li key={id}>
            <h3>{name}</h3>
            <p>{forWhom}</p>
            <p className="hint mt-2">
              {lengthAndPrice(consultation)}, {waysText(ways)}.
            </p>
            <Link
              to={stepAddress({ path: '/book', kept: query.toString() })}
              className="more mt-1"
              data-focus="step"
            >
              {booking.choose}
              <span className="sr-only">: {name}</span> <Icon name="arrow" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
