import { formatShortRand, rand, type Cents } from '../money.ts';

export type StructureId = 'sole' | 'turnover' | 'sbc' | 'company';

export type Circumstances = {
  turnover: Cents;
  /** The services that the law lists bring more than 20% of the income. */
  isProfessional: boolean;
  /** Rent, interest and the like do. */
  isInvesting: boolean;
  /** One client brings over 80% of the service income, or the owner works there like an employee. */
  hasOneClient: boolean;
  /** Three full-time employees all year who are not connected to the owner. */
  hasThreeEmployees: boolean;
  hasOtherShares: boolean;
  /** Business assets for more than R1.5 million within three years. */
  soldAssets: boolean;
};

export type Limits = { turnoverTax: Cents; smallBusiness: Cents };

const SOLD_ASSETS = rand(1_500_000);

const PROVIDER =
  'You may register one. With one client and without three full-time employees who are not connected to you, it would be a personal service provider (Fourth Schedule, paragraph 1): its client withholds tax at 27%, and section 23(k) limits what it may deduct. We have not confirmed how, so we work out no figure for it.';

/**
 * Null if the structure is open. A company always is, but one kind has no figure here. Section 12E, the Sixth Schedule,
 * the Fourth Schedule (personal service provider).
 */
export function whyNot(id: StructureId, facts: Circumstances, limits: Limits): string | null {
  switch (id) {
    case 'sole':
      return null;
    case 'company':
      return isProvider(facts) ? PROVIDER : null;
    case 'sbc':
      return notSmallBusiness(facts, limits);
    case 'turnover':
      return notTurnoverTax(facts, limits);
  }
}

export function isProvider({ hasOneClient, hasThreeEmployees }: Circumstances): boolean {
  return hasOneClient && !hasThreeEmployees;
}

function notSmallBusiness(facts: Circumstances, { smallBusiness }: Limits): string | null {
  if (isProvider(facts)) return 'A personal service provider is no small business corporation (section 12E).';
  if (facts.turnover > smallBusiness)
    return `Its turnover is above ${formatShortRand(smallBusiness)} (section 12E).`;
  if (facts.hasOtherShares)
    return 'Its shareholders may hold no shares in other private companies (section 12E).';
  if (facts.isInvesting)
    return 'Rent, interest and other investment income may be at most 20% of the income, with employees too (section 12E).';
  if (facts.isProfessional && !facts.hasThreeEmployees)
    return 'Personal services may be at most 20% of the income, unless three full-time employees who are not connected to you work there all year (section 12E).';
  return null;
}

function notTurnoverTax(facts: Circumstances, { turnoverTax }: Limits): string | null {
  if (facts.turnover > turnoverTax)
    return `Turnover tax is for a turnover of at most ${formatShortRand(turnoverTax)} (Sixth Schedule).`;
  if (facts.isInvesting)
    return 'What a person earns in rent and interest is outside turnover tax: income tax is paid on it as before (Sixth Schedule).';
  if (facts.isProfessional)
    return 'Professional services may be at most 20% of the turnover (Sixth Schedule).';
  if (facts.hasOtherShares)
    return 'Who is registered may hold no shares in other private companies (Sixth Schedule).';
  if (facts.soldAssets)
    return `Business assets were sold for more than ${formatShortRand(SOLD_ASSETS)} within three years (Sixth Schedule).`;
  return null;
}
