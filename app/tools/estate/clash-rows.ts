import { sizeLabels } from '#app/firm/core/estate-sizes.ts';
import { dayText, isIsoDate } from '#app/platform/core/time.ts';
import type { Entries, Group } from '#app/platform/forms/merge.ts';
import { keyIn } from '#app/platform/core/keys.ts';

const LABELS: Readonly<Record<string, string>> = {
  size: 'Size of the estate',
  death: 'Day of death',
  letters: 'Day of the letters of executorship',
};

/** What two people changed differently, as text; for contradictory days, all that differs. */
export function clashRows(clashes: readonly Group[], { typed, kept }: { typed: Entries; kept: Entries }) {
  return clashes
    .flat()
    .map((name) => ({
      label: LABELS[name] ?? name,
      typed: textOf(name, typed[name] ?? ''),
      kept: textOf(name, kept[name] ?? ''),
    }))
    .filter((row) => row.typed !== row.kept);
}

function textOf(name: string, value: string): string {
  const size = name === 'size' && keyIn(sizeLabels, value);
  if (size) return sizeLabels[size];
  return isIsoDate(value) ? dayText(value) : value;
}
