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

export function adminPath(name: ListName) {
  return `/admin/${name}` as const;
}

/** What administration says of a list: the specification's sentences for clients, the same with its own noun for the others. */
export function wordsOf({ noun, plural }: List) {
  const title = noun.split(' ').map(capitalised).join(' ');
  return {
    title: `${title} Management`,
    addNew: `Add New ${title}`,
    add: `Add ${title}`,
    plural: capitalised(plural),
    nameRequired: `${capitalised(noun)} name is required`,
    added: `${capitalised(noun)} added successfully`,
    updated: `${capitalised(noun)} updated successfully`,
    deleted: `${capitalised(noun)} deleted successfully`,
    logoUploaded: 'Logo uploaded successfully',
    addFailed: `Error adding ${noun}`,
    updateFailed: `Error updating ${noun}`,
    deleteFailed: `Error deleting ${noun}`,
    logoFailed: 'Error uploading logo',
  };
}

/** 'one client', '12 clients'. */
export function counted(count: number, { noun, plural }: List): string {
  return count === 1 ? `one ${noun}` : `${count} ${plural}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
