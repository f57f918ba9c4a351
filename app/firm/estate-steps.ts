import { twoSources, type Evidence } from './deadline-rule.ts';

/** A time limit that runs from an event of the estate, so it has no date here. */
export type EstateStep = { what: string; within: string; law: string };

const ESTATES_ACT = 'Administration of Estates Act 66 of 1965';

export const estateSteps: EstateStep[] = [
  {
    what: 'Notice of the death to the Master',
    within: 'Within 14 days of the death',
    law: `${ESTATES_ACT}, section 7`,
  },
  {
    what: 'Inventory of what belonged to the deceased, to the Master',
    within: 'Within 14 days of the death, or longer if the Master allows it',
    law: `${ESTATES_ACT}, section 9(1)`,
  },
  {
    what: 'Creditors’ claims, called for in the Gazette and a newspaper',
    within: 'A period that the notice names, of 30 days to three months after it appears',
    law: `${ESTATES_ACT}, section 29`,
  },
  {
    what: 'Liquidation and distribution account, to the Master',
    within: 'Within six months of the letters of executorship, or longer if the Master allows it',
    law: `${ESTATES_ACT}, section 35(1)`,
  },
  {
    what: 'Inspection of the account by whom it concerns',
    within: 'At least 21 days from the day that the notice names',
    law: `${ESTATES_ACT}, section 35(5)`,
  },
  {
    what: 'Estate duty, where there is any',
    within: 'On the day that SARS’s notice of assessment names',
    law: 'Estate Duty Act 45 of 1955, section 9C',
  },
];

export const estateEvidence: Evidence = twoSources(
  'https://www.acts.co.za/administration-of-estates-act-1965/9__inventories.php',
  'http://acts.co.za/administration-of-estates-act-1965/35__liquidation_and_distribution_accounts.php',
  'https://www.derebus.org.za/administration-and-winding-up-of-a-deceased-estate/',
  'https://www.galileowills.co.za/the-process-of-administration-of-a-deceased-estate/',
  'https://www.vwhattorneys.co.za/deceased-estate-administration-and-the-role-of-executors-duties/',
);
