import { TAXPAYER_KINDS } from '#app/platform/db/work-values.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { oneOf, searchText } from '#app/platform/http/query.ts';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';

export const KIND_LABELS: Record<TaxpayerKind, string> = {
  individual: 'Individual',
  company: 'Company',
  trust: 'Trust',
  estate: 'Deceased estate',
};

export type Filter = {
  q: string;
  kind: '' | TaxpayerKind;
  of: 'anyone' | 'me' | 'nobody' | (string & {});
  /** Former clients alone. */
  archived: '' | 'yes';
};

const DEFAULT: Filter = { q: '', kind: '', of: 'anyone', archived: '' };

export function readFilter(params: URLSearchParams): Filter {
  const of = params.get('of');
  return {
    q: searchText(params),
    kind: oneOf(TAXPAYER_KINDS, params.get('kind')) ?? DEFAULT.kind,
    archived: params.get('archived') === 'yes' ? 'yes' : '',
    of: isUuid(of) ? of : (oneOf(['me', 'nobody'], of) ?? DEFAULT.of),
  };
}

export function filterEntries(filter: Filter): [string, string][] {
  return Object.entries(filter).filter(([name, value]) => value !== DEFAULT[name as keyof Filter]);
}
