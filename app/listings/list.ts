import type { PartnerCategory } from './listing.ts';

/** The four lists by the names that addresses give them. */
export type ListName = 'clients' | 'professional-bodies' | 'software-accreditations' | 'partners';

export type List = {
  name: ListName;
  /** What one row is, in the singular and the plural. */
  noun: string;
  plural: string;
  /** How administration speaks of a row in what it writes down. */
  entity: string;
  /** The page on which everybody sees the list. */
  publicPath: string;
};

export const LISTS: Record<ListName, List> = {
  clients: {
    name: 'clients',
    noun: 'client',
    plural: 'clients',
    entity: 'client',
    publicPath: '/about/clients',
  },
  'professional-bodies': {
    name: 'professional-bodies',
    noun: 'professional body',
    plural: 'professional bodies',
    entity: 'professional_body',
    publicPath: '/about/licensing',
  },
  'software-accreditations': {
    name: 'software-accreditations',
    noun: 'software accreditation',
    plural: 'software accreditations',
    entity: 'software_accreditation',
    publicPath: '/about/licensing',
  },
  partners: {
    name: 'partners',
    noun: 'partner',
    plural: 'partners',
    entity: 'partner',
    publicPath: '/about/partners',
  },
};

export const CATEGORY_LABELS: Record<PartnerCategory, string> = {
  financial: 'Financial',
  payment: 'Payment',
  business: 'Business support',
};

export const CATEGORIES = Object.keys(CATEGORY_LABELS) as PartnerCategory[];

/** The list that an address names; null for any other word. */
export function findList(name: string | undefined): List | null {
  return name && Object.hasOwn(LISTS, name) ? LISTS[name as ListName] : null;
}
