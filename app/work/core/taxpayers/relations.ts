import { RELATION_KINDS, TAXPAYER_KINDS } from '#app/platform/db/work-values.ts';
import { parseAmount } from '#app/tax/amount.ts';
import { formatAmount } from '#app/tax/money.ts';
import type { TaxpayerKind } from '../engagements/define-engagement.ts';

export type RelationKind = (typeof RELATION_KINDS)[number];

type Rule = {
  label: string;
  holders: readonly TaxpayerKind[];
  of: readonly TaxpayerKind[];
  refusal: string;
  hasShare?: true;
  isMutual?: true;
};

const ANYBODY = TAXPAYER_KINDS;
const ACTING = ['individual', 'company'] as const;
const PERSONS = ['individual', 'estate'] as const;

export const RELATIONS: Record<RelationKind, Rule> = {
  director: {
    label: 'Director',
    holders: ['individual'],
    of: ['company'],
    refusal: 'A director is a person, and is one of a company.',
  },
  shareholder: {
    label: 'Shareholder',
    holders: ANYBODY,
    of: ['company'],
    refusal: 'Only a company has shareholders.',
    hasShare: true,
  },
  // Of a close corporation, whose members hold interests in percent, or of a non-profit company.
  member: {
    label: 'Member',
    holders: ANYBODY,
    of: ['company'],
    refusal: 'Only a company or close corporation has members.',
    hasShare: true,
  },
  // The trust deed names the founder. A trust made by a will was founded by the person who died.
  founder: {
    label: 'Founder',
    holders: ANYBODY,
    of: ['trust'],
    refusal: 'Only a trust has a founder.',
  },
  trustee: {
    label: 'Trustee',
    holders: ACTING,
    of: ['trust'],
    refusal: 'A trustee is a person or a company, and is one of a trust.',
  },
  beneficiary: {
    label: 'Beneficiary',
    holders: ANYBODY,
    of: ['trust', 'estate'],
    refusal: 'Only a trust or a deceased estate has beneficiaries.',
  },
  executor: {
    label: 'Executor',
    holders: ACTING,
    of: ['estate'],
    refusal: 'An executor is a person or a company, and is one of a deceased estate.',
  },
  partner: {
    label: 'Partner',
    holders: ['individual', 'company', 'trust'],
    of: ['individual', 'company', 'trust'],
    refusal: 'A deceased estate has no partners.',
    isMutual: true,
  },
  spouse: {
    label: 'Spouse',
    holders: PERSONS,
    of: PERSONS,
    refusal: 'Only people have spouses.',
    isMutual: true,
  },
};

export type Relation = {
  id: string;
  version: number;
  kind: RelationKind;
  /** It is the director, shareholder … of the other; always, where each is so of the other. */
  isHolder: boolean;
  /** `id` null: known by name only. */
  other: { id: string | null; name: string };
  /** In basis points. */
  share: number | null;
};

/** `Director of` the other, or `Director`, which the other is. */
export function relationWords({ kind, isHolder }: Pick<Relation, 'kind' | 'isHolder'>): string {
  return isHolder ? `${RELATIONS[kind].label} of` : RELATIONS[kind].label;
}

export type Way = Pick<Relation, 'kind' | 'isHolder'>;

export function waysOf(kind: TaxpayerKind): Way[] {
  return RELATION_KINDS.flatMap((relation) => {
    const { holders, of, isMutual } = RELATIONS[relation];
    const way = (isHolder: boolean) => ({ kind: relation, isHolder });
    return [
      ...(holders.includes(kind) ? [way(true)] : []),
      ...(of.includes(kind) && !isMutual ? [way(false)] : []),
    ];
  });
}

/** Why one of these kinds cannot be so of the other; null if it can. A kind is null for who is known by name only. */
export function misfitOf(
  relation: RelationKind,
  holder: TaxpayerKind | null,
  of: TaxpayerKind | null,
): string | null {
  const rule = RELATIONS[relation];
  const fits = (!holder || rule.holders.includes(holder)) && (!of || rule.of.includes(of));
  return fits ? null : rule.refusal;
}

export const WHOLE = 10_000;

/** `33,33 %` is 3333 basis points. */
export function readShare(text: string): { share: number | null; error?: string } {
  const read = parseAmount(text.replace('%', ''));
  if (read.kind === 'empty') return { share: null };
  if (read.kind === 'amount' && read.cents >= 1 && read.cents <= WHOLE) return { share: read.cents };
  return { share: null, error: 'A share in percent, from 0.01 to 100; or leave it empty.' };
}

/** `33.33%`, `40%` */
export function shareText(share: number): string {
  return `${formatAmount(share).replace(/\.?0+$/, '')}%`;
}

export const SHARED = RELATION_KINDS.filter((kind) => RELATIONS[kind].hasShare);

/** What it has more of than there is: `Its shareholders have 120% together: more than there is.` */
export function sharesOver(relations: readonly Relation[]): string[] {
  return SHARED.flatMap((kind) => {
    const shares = relations
      .filter((one) => one.kind === kind && !one.isHolder)
      .map(({ share }) => share ?? 0);
    const text = overText(
      kind,
      shares.reduce((sum, share) => sum + share, 0),
    );
    return text ? [text] : [];
  });
}

/** `sum`: in basis points. */
export function overText(kind: RelationKind, sum: number, whose = 'Its'): string | null {
  const plural = `${RELATIONS[kind].label.toLowerCase()}s`;
  return sum > WHOLE ? `${whose} ${plural} have ${shareText(sum)} together: more than there is.` : null;
}
