import { starting } from '#content/pages/starting.ts';
import type { OwnTaxpayer } from '#app/work/core/taxpayers/own-taxpayers.server.ts';
import { dayText } from '#app/platform/core/time.ts';

export type LookedUp = Pick<OwnTaxpayer, 'id' | 'name' | 'vatLookup'>;

type Props = { of: readonly LookedUp[]; withTaxpayer: boolean };

export function VatDaysToCome({ of, withTaxpayer }: Props) {
  const { noDaysYet, noDaysBefore, noDaysUnknown } = starting.vatCategory;
  return of.map(
    ({ id, name, vatLookup }) =>
      vatLookup && (
        <p key={id} className="hint mt-3">
          {withTaxpayer && `${name}: `}
          {vatLookup.isAgreed && noDaysYet(dayText(vatLookup.day))}
          {!vatLookup.isAgreed && (vatLookup.day ? noDaysBefore : noDaysUnknown)}
        </p>
      ),
  );
}
