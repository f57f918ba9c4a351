import { keysOf, recordOf } from '#app/platform/core/keys.ts';
import type { FICA_DOCUMENTS, FICA_RISKS } from '#app/platform/db/work-values.ts';
import type { MarkTone } from '#app/platform/ui/mark.tsx';
import type { TaxpayerKind } from '../engagements/define-engagement.ts';
import { RELATIONS, sharesOver, shareText, WHOLE, type Relation, type RelationKind } from './relations.ts';

export type FicaDocument = (typeof FICA_DOCUMENTS)[number];
export type FicaRisk = (typeof FICA_RISKS)[number];

export const DOCUMENT_LABELS: Record<FicaDocument, string> = {
  'id-document': 'ID card or book',
  passport: 'Passport',
  'registration-papers': 'Registration papers of the CIPC',
  'trust-deed': 'Trust deed and letters of authority',
  'letters-of-executorship': 'Letters of executorship or authority',
  'another-reliable-source': 'Another reliable source',
};

export const RISK: Record<FicaRisk, { label: string; tone: MarkTone }> = {
  low: { label: 'Low risk', tone: 'gain' },
  standard: { label: 'Standard risk', tone: 'plain' },
  high: { label: 'High risk', tone: 'loss' },
};

const ANOTHER = 'another-reliable-source';

/** By what each is identified (sections 21 and 21B): a company has no ID card, and a person no trust deed. */
const PROOFS: Record<TaxpayerKind, { whose: string; documents: readonly FicaDocument[] }> = {
  individual: { whose: 'An individual', documents: ['id-document', 'passport', ANOTHER] },
  company: { whose: 'A company or close corporation', documents: ['registration-papers', ANOTHER] },
  trust: { whose: 'A trust', documents: ['trust-deed', ANOTHER] },
  estate: { whose: 'A deceased estate', documents: ['letters-of-executorship', ANOTHER] },
};

export function documentsFor(kind: TaxpayerKind): readonly FicaDocument[] {
  return PROOFS[kind].documents;
}

/** Why such a client is not identified by it; null if it can be. */
export function unfitText(kind: TaxpayerKind, document: FicaDocument): string | null {
  const { whose, documents } = PROOFS[kind];
  if (documents.includes(document)) return null;
  const right = documents.filter((one) => one !== ANOTHER).map((one) => WITHIN[one]);
  return `${whose} is identified by ${right.join(' or ')}, not by ${WITHIN[document]}.`;
}

const WITHIN: Record<FicaDocument, string> = {
  'id-document': 'an ID card or book',
  passport: 'a passport',
  'registration-papers': 'registration papers of the CIPC',
  'trust-deed': 'a trust deed with letters of authority',
  'letters-of-executorship': 'letters of executorship or authority',
  'another-reliable-source': 'another reliable source',
};

/** Of these the Act asks who stands behind them (section 21B). */
export const WITH_OWNERS = ['company', 'trust'] as const satisfies readonly TaxpayerKind[];

export function hasOwners(kind: TaxpayerKind): boolean {
  return WITH_OWNERS.some((one) => one === kind);
}

export const OWNING = [
  'shareholder',
  'member',
  'director',
  'founder',
  'trustee',
  'beneficiary',
  'partner',
] as const;

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

/** In basis points. The Act has no percentage: 5 % is what PCC 59 of the Centre recommends (8 August 2024). */
export const OWNER_FROM = 500;
export const OWNER_FROM_TEXT = shareText(OWNER_FROM);

/** An owner of at least `OWNER_FROM`, or of an unknown share; of a trust its founder, trustee and beneficiary. */
export type Named = { owner: boolean; founder: boolean; trustee: boolean; beneficiary: boolean };

export const NAMED_BY = {
  owner: ['shareholder', 'member'],
  founder: ['founder'],
  trustee: ['trustee'],
  beneficiary: ['beneficiary'],
} as const satisfies Record<keyof Named, readonly RelationKind[]>;

function namedIn(relations: readonly Relation[]): Named {
  return recordOf(keysOf(NAMED_BY), (one) => {
    const kinds: readonly RelationKind[] = NAMED_BY[one];
    return relations.some(
      ({ kind, isHolder, share }) => !isHolder && kinds.includes(kind) && (share ?? WHOLE) >= OWNER_FROM,
    );
  });
}

export type Behind = Named & {
  over: readonly string[];
  isOther: boolean;
};

/** `confirmed`: as `ownersIn` named them then; null: nobody. `fica-behind.server.ts` finds the same in rows. */
export function behindIn(relations: readonly Relation[], confirmed: readonly string[] | null): Behind {
  return {
    ...namedIn(relations),
    over: sharesOver(relations),
    isOther: areOwnersOther(confirmed, ownersIn(relations)),
  };
}

type Kept = {
  identifiedOn: string | null;
  document: FicaDocument | null;
  ownersConfirmedOn: string | null;
  noOwnerWhy: string | null;
  risk: FicaRisk | null;
  nextReviewOn: string | null;
};

/** What the record lacks, a sentence each; none: it is complete. `fica-list.server.ts` asks the same of rows. */
export function missingOf(kind: TaxpayerKind, record: Kept, behind: Behind): string[] {
  const { identifiedOn, document, risk, nextReviewOn } = record;
  return [
    identifiedOn && document ? unfitText(kind, document) : 'It is not identified.',
    ...ownersMissing(kind, record, behind),
    ...(hasOwners(kind) ? unconfirmed(record, behind) : []),
    risk ? null : 'Its risk is not rated.',
    nextReviewOn ? null : 'No day is set for the next review.',
  ].filter((text) => text !== null);
}

/** Why the confirmation of who is behind it no longer holds. */
function unconfirmed({ ownersConfirmedOn }: Kept, { over, isOther }: Behind): string[] {
  return [
    ...(ownersConfirmedOn === null ? ['Who is behind it is not confirmed.'] : []),
    ...(isOther ? ['Its relations changed since they were confirmed.'] : []),
    ...over,
  ];
}

/** Why it is not known who owns or controls it; of a trust section 21B(4) asks for each. */
function ownersMissing(
  kind: TaxpayerKind,
  { noOwnerWhy }: Pick<Kept, 'noOwnerWhy'>,
  { owner, founder, trustee, beneficiary }: Named,
): string[] {
  switch (kind) {
    case 'company':
      return owner || noOwnerWhy
        ? []
        : [`Nobody who owns ${OWNER_FROM_TEXT} or more is named, nor why there is nobody.`];
    case 'trust':
      return [
        ...(founder ? [] : ['No founder is named.']),
        ...(trustee ? [] : ['No trustee is named.']),
        ...(beneficiary || noOwnerWhy ? [] : ['No beneficiary is named, nor how they are chosen.']),
      ];
    case 'individual':
    case 'estate':
      return [];
  }
}

/** Green only for a complete record. */
export function riskTone(risk: FicaRisk, isComplete: boolean): MarkTone {
  return RISK[risk].tone === 'gain' && !isComplete ? 'plain' : RISK[risk].tone;
}

function areOwnersOther(confirmed: readonly string[] | null, now: readonly string[]): boolean {
  return confirmed !== null && confirmed.toSorted().join('\n') !== [...now].toSorted().join('\n');
}
