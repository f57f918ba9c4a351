import type { FICA_DOCUMENTS, FICA_RISKS } from '#app/platform/db/work-values.ts';
import type { MarkTone } from '#app/platform/ui/mark.tsx';
import type { TaxpayerKind } from '../engagements/define-engagement.ts';
import { RELATIONS, shareText, type Relation } from './relations.ts';

export type FicaDocument = (typeof FICA_DOCUMENTS)[number];
export type FicaRisk = (typeof FICA_RISKS)[number];

export const DOCUMENT_LABELS: Record<FicaDocument, string> = {
  'id-document': 'ID card or book',
  passport: 'Passport',
  'registration-papers': 'Registration papers of the CIPC',
  'trust-deed': 'Trust deed and letters of authority',
  'letters-of-executorship': 'Letters of executorship',
  'another-reliable-source': 'Another reliable source',
};

export const RISK: Record<FicaRisk, { label: string; tone: MarkTone }> = {
  low: { label: 'Low risk', tone: 'gain' },
  standard: { label: 'Standard risk', tone: 'plain' },
  high: { label: 'High risk', tone: 'loss' },
};

/** Of these the Act asks who stands behind them (section 21B). */
export const WITH_OWNERS = ['company', 'trust'] as const satisfies readonly TaxpayerKind[];

export function hasOwners(kind: TaxpayerKind): boolean {
  return WITH_OWNERS.some((one) => one === kind);
}

const OWNING = ['shareholder', 'member', 'director', 'trustee', 'beneficiary', 'partner'] as const;

/** Who owns or controls the client by its relations, one line each; a share where it is known. */
export function ownersIn(relations: readonly Relation[]): string[] {
  return relations
    .filter(
      ({ kind, isHolder }) => OWNING.some((one) => one === kind) && (!isHolder || RELATIONS[kind].isMutual),
    )
    .map(({ kind, share, other }) =>
      [`${other.name}, ${RELATIONS[kind].label.toLowerCase()}`, share === null ? '' : shareText(share)]
        .filter(Boolean)
        .join(', '),
    );
}

/** Whether who is behind the client changed since it was confirmed. */
export function areOwnersOther(confirmed: readonly string[] | null, now: readonly string[]): boolean {
  return confirmed !== null && confirmed.toSorted().join('\n') !== [...now].toSorted().join('\n');
}
