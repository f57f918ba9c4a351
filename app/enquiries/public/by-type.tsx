import { Fragment } from 'react';
import { ENQUIRER_TYPES, type EnquirerType } from '#app/platform/db/enquiry-values.ts';
import { keysOf } from '#app/platform/core/keys.ts';

/** Hidden while another type is chosen; a browser without `:has` shows everything. */
const ONLY_FOR: Record<EnquirerType, string> = {
  individual: 'group-has-[[name=userType]:checked:not([value=individual])]:hidden',
  company: 'group-has-[[name=userType]:checked:not([value=company])]:hidden',
  estate: 'group-has-[[name=userType]:checked:not([value=estate])]:hidden',
  trust: 'group-has-[[name=userType]:checked:not([value=trust])]:hidden',
};
const NOT_FOR: Record<EnquirerType, string> = {
  individual: 'group-has-[[value=individual]:checked]:hidden',
  company: 'group-has-[[value=company]:checked]:hidden',
  estate: 'group-has-[[value=estate]:checked]:hidden',
  trust: 'group-has-[[value=trust]:checked]:hidden',
};

export function shownFor(types: readonly EnquirerType[]): string {
  if (types.length === 1 && types[0]) return ONLY_FOR[types[0]];
  const others = ENQUIRER_TYPES.filter((type) => !types.includes(type));
  return others.map((type) => NOT_FOR[type]).join(' ');
}

export function LabelByType({ labels }: { labels: Partial<Record<EnquirerType, string>> }) {
  const types = keysOf(labels);
  if (types.length === 1 && types[0]) return labels[types[0]];
  return types.map((type) => (
    <Fragment key={type}>
      <span className={ONLY_FOR[type]}>{labels[type]}</span>{' '}
    </Fragment>
  ));
}
