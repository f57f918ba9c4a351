import type { EngagementType, TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import type { OptionGroup } from '#app/platform/ui/field.tsx';
import { everyKind, offeredTypes } from '#app/work/core/engagements/types.ts';

export function recurringTypes(): EngagementType[] {
  return offeredTypes().filter(({ period }) => period !== 'once');
}

export function recurringTypesFor(kind: TaxpayerKind): EngagementType[] {
  return recurringTypes().filter(({ taxpayers }) => taxpayers.includes(kind));
}

/** In the filter of the client book, before a kind that a client does not have. */
export const WITHOUT = 'without.';

/** For the filter of the client book: also kinds that were removed, as some clients have them still. */
export function recurringFilter(): OptionGroup[] {
  const kinds = everyKind().filter(({ period }) => period !== 'once');
  return [
    { group: 'It has', options: kinds.map(({ id, name }) => ({ value: id, label: name })) },
    {
      group: 'It does not have',
      options: kinds.map(({ id, name }) => ({ value: `${WITHOUT}${id}`, label: `Without: ${name}` })),
    },
  ];
}
