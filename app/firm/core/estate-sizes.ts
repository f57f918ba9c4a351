import { figures } from '#content/figures.ts';
import { formatShortRand, rand } from '#app/tax/money.ts';

/** `small`: the Master may issue letters of authority (section 18(3)); `large`: above the abatement of estate duty. */
export type EstateSize = 'small' | 'middle' | 'large';

export type Estates = 'withoutExecutor' | 'withExecutor' | 'withoutDuty' | 'withDuty';

/** The maximum for letters of authority, before debts; as text. */
export const smallEstate = formatShortRand(newest('estate.lettersOfAuthority'));

/** The amount free of estate duty; as text. */
export const abatement = formatShortRand(newest('estate.abatement'));

export const sizeLabels: Record<EstateSize, string> = {
  small: `${smallEstate} or less`,
  middle: `${smallEstate} to ${abatement}`,
  large: `More than ${abatement}`,
};

export const estatesOf: Record<Estates, { label: string; sizes: readonly EstateSize[] }> = {
  withoutExecutor: { label: sizeLabels.small, sizes: ['small'] },
  withExecutor: { label: `More than ${smallEstate}`, sizes: ['middle', 'large'] },
  withoutDuty: { label: `${abatement} or less`, sizes: ['small', 'middle'] },
  withDuty: { label: sizeLabels.large, sizes: ['large'] },
};

function newest(name: string): number {
  const figure = Object.values(figures[name] ?? {}).at(-1);
  if (!figure || !('rand' in figure)) throw new Error(`the figure ${name} is missing`);
  return rand(figure.rand);
}
