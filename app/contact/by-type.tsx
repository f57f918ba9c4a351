import { Fragment } from 'react';
import type { UserType } from './schema.ts';

/** Hidden while the form's choice says "Individual". In a browser that can't look there it just stays. */
export const NOT_INDIVIDUAL = 'group-has-[[value=individual]:checked]:hidden';
export const COMPANY_ONLY = 'group-has-[[name=userType]:checked:not([value=company])]:hidden';

const SHOWN_FOR: Record<UserType, string> = {
  individual: 'group-has-[[name=userType]:checked:not([value=individual])]:hidden',
  company: COMPANY_ONLY,
  estate: 'group-has-[[name=userType]:checked:not([value=estate])]:hidden',
  trust: 'group-has-[[name=userType]:checked:not([value=trust])]:hidden',
};

/** A label that names what the chosen type calls it: the other types' words are in the page and not shown. */
export function ByType({ texts }: { texts: Partial<Record<UserType, string>> }) {
  return Object.entries(texts).map(([type, text]) => (
    <Fragment key={type}>
      <span className={SHOWN_FOR[type as UserType]}>{text}</span>{' '}
    </Fragment>
  ));
}
