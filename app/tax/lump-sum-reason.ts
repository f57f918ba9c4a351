import type { LumpSumKind } from './rates/lump-sum-rates.ts';

export type LumpSumReason =
  'retired' | 'died' | 'retrenched' | 'ill' | 'resigned' | 'dismissed' | 'divorced' | 'emigrated';

/** `heldShares`: at any time more than 5% of the shares of the employer. */
export type LumpSumFacts = {
  reason: LumpSumReason;
  payer: 'fund' | 'employer';
  isFrom55: boolean;
  heldShares: boolean;
};

/** `salary`: legally no lump sum, so taxed with the year's other income. `law`: a sentence that says why. */
export type LumpSumTreatment = { kind: LumpSumKind | 'salary'; law: string };

const OF_FUND: Record<LumpSumReason, LumpSumKind> = {
  retired: 'retirement',
  died: 'retirement',
  retrenched: 'retirement',
  ill: 'retirement',
  resigned: 'withdrawal',
  dismissed: 'withdrawal',
  divorced: 'withdrawal',
  emigrated: 'withdrawal',
};

const FUND_LAW = {
  retirement:
    'On retirement, death, ill health or retrenchment a fund pays by the retirement table (Second Schedule to the Income Tax Act, paragraph 2(1)(a)).',
  withdrawal:
    'On resignation, dismissal, divorce or emigration a fund pays by the table of withdrawals (Second Schedule to the Income Tax Act, paragraph 2(1)(b)).',
  shares:
    'Who ever held more than 5% of the employer’s shares has the table of withdrawals on retrenchment (Second Schedule to the Income Tax Act, proviso to paragraph 2(1)(a)).',
};

/** Reference: Second Schedule paragraph 2(1), and "severance benefit" in section 1 of the Income Tax Act 58 of 1962. */
export function lumpSumTreatment(facts: LumpSumFacts): LumpSumTreatment {
  return facts.payer === 'fund' ? ofFund(facts) : ofEmployer(facts);
}

function ofFund({ reason, heldShares }: LumpSumFacts): LumpSumTreatment {
  if (reason === 'retrenched' && heldShares) return { kind: 'withdrawal', law: FUND_LAW.shares };
  const kind = OF_FUND[reason];
  return { kind, law: FUND_LAW[kind === 'withdrawal' ? 'withdrawal' : 'retirement'] };
}

function ofEmployer({ reason, isFrom55, heldShares }: LumpSumFacts): LumpSumTreatment {
  if (isFrom55) return severance('it is paid at 55 or older, whatever the reason');
  if (reason === 'ill') return severance('illness or injury ended the work for good');
  if (reason === 'retrenched' && !heldShares)
    return severance('the employer closes the trade or reduces its staff');
  const why =
    reason === 'retrenched'
      ? 'who ever held more than 5% of the employer’s shares has none under 55'
      : 'under 55 it is one only on retrenchment or for ill health';
  return {
    kind: 'salary',
    law: `This is no severance benefit in law: ${why} (section 1 of the Income Tax Act). It is taxed as salary.`,
  };
}

function severance(why: string): LumpSumTreatment {
  return {
    kind: 'severance',
    law: `This is a severance benefit, because ${why} (section 1 of the Income Tax Act). Notice pay, leave pay and a contract bonus never are: they are salary.`,
  };
}
