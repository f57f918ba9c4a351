import { oneSource, twoSources, type Evidence, type TaxYearEvidence } from '../rates/evidence.ts';
import {
  hansard,
  NEXIA_COMPANIES,
  PROPERTY24,
  SARS_EXCLUSIONS,
  separateRetirementFunds,
  TAX4SA,
  TAX_GUIDE_TURNOVER,
} from './sources.ts';
import type { EarlyYear } from './until-2012.ts';
import * as seen from './until-2012-sources.ts';

/** Apart from the tables, so that no browser loads it; a missing year does not compile. */
export const earlyEvidence: Readonly<Record<number, TaxYearEvidence>> = {
  // Upper brackets fit the 2001 to 2002 savings that a newspaper published for three incomes.
  2001: early({
    individual: twoSources(TAX4SA, hansard('2000-02-23'), seen.SWEET_FRUIT, seen.BUSREP_2001),
    medical: seen.MEDICAL_UNTIL_2006,
    interest: twoSources(hansard('2000-02-23'), seen.BUSREP_2001),
    company: {
      standard: seen.STANDARD_UNTIL_2005,
      smallBusiness: oneSource(hansard('2000-02-23')),
      notes: [seen.NO_FREE_BAND],
    },
    capitalGains: { ...oneSource(hansard('2001-02-21')), notes: ['Capital gains tax did not exist yet.'] },
  }),
  // A newspaper gives the 2001 primary rebate as 3 810; 3 800 fits the R21 111 threshold and a second one.
  2002: early({
    individual: twoSources(
      TAX4SA,
      hansard('2001-02-21'),
      hansard('2001-06-22'),
      seen.BUSREP_2001,
      seen.SWEET_FRUIT,
    ),
    medical: seen.MEDICAL_UNTIL_2006,
    interest: twoSources(hansard('2001-02-21'), seen.BUSREP_2001),
    company: {
      standard: seen.STANDARD_UNTIL_2005,
      smallBusiness: twoSources(hansard('2000-02-23'), hansard('2001-02-21')),
      notes: [seen.NO_FREE_BAND],
    },
    capitalGains: {
      ...seen.GAINS_FROM_2002,
      publishedMaximum: { individual: 1050, company: 1500, trust: null },
      notes: ['Only gains that accrued from 1 October 2001 on are taxed.', seen.BUSINESS_UNTIL_2006],
    },
  }),
  // The budget speech confirms the brackets to R90 000, the 40% top rate and two reductions; the rest is tax4sa.
  2003: early({
    individual: {
      ...twoSources(TAX4SA, hansard('2002-02-20'), hansard('2002-06-25')),
      brackets: 'one-source',
    },
    medical: seen.MEDICAL_UNTIL_2006,
    interest: twoSources(hansard('2002-02-20'), hansard('2002-06-25')),
    company: {
      standard: seen.STANDARD_UNTIL_2005,
      smallBusiness: oneSource(hansard('2002-02-20')),
      notes: [seen.NO_FREE_BAND],
    },
    trust: oneSource(seen.ACT_OF_2003),
    capitalGains: seen.GAINS_UNTIL_2006,
  }),
  2004: early({
    individual: twoSources(
      TAX4SA,
      hansard('2003-02-26'),
      'https://www.acts.co.za/exchange-control-amnesty-and-amendment-of-taxation-laws-act-2003/35_income_tax_act_1962_section_6.php',
      seen.ACT_OF_2003,
    ),
    medical: seen.MEDICAL_UNTIL_2006,
    interest: twoSources(hansard('2003-02-26'), hansard('2003-03-18')),
    company: {
      standard: seen.STANDARD_UNTIL_2005,
      smallBusiness: seen.SMALL_FROM_2004,
      notes: [seen.NO_FREE_BAND],
    },
    trust: oneSource(seen.ACT_OF_2003),
    capitalGains: seen.GAINS_UNTIL_2006,
  }),
  2005: early({
    individual: twoSources(
      TAX4SA,
      hansard('2004-02-18'),
      hansard('2004-06-24'),
      'https://mg.co.za/article/2004-02-18-sgudi-snaysi/',
      seen.POOR_GET_RICHER,
    ),
    medical: seen.MEDICAL_UNTIL_2006,
    interest: twoSources(
      hansard('2004-02-18'),
      'https://mg.co.za/article/2004-02-18-more-tax-relief-in-manuels-budget/',
    ),
    company: {
      standard: seen.STANDARD_UNTIL_2005,
      smallBusiness: seen.SMALL_FROM_2004,
      notes: [seen.NO_FREE_BAND],
    },
    capitalGains: seen.GAINS_UNTIL_2006,
  }),
  2006: early({
    individual: twoSources(
      TAX4SA,
      hansard('2005-02-23'),
      hansard('2005-06-21'),
      'https://taxtim.com/za/answers/tax-tables-for-paye-for-2006',
      'https://mg.co.za/article/2005-02-23-manuel-grants-personal-tax-relief-of-r68bn/',
    ),
    medical: seen.MEDICAL_UNTIL_2006,
    interest: twoSources(hansard('2005-02-23'), seen.POOR_GET_RICHER),
    company: {
      standard: twoSources(hansard('2005-02-23'), NEXIA_COMPANIES),
      smallBusiness: twoSources(hansard('2005-02-23'), hansard('2006-02-15')),
    },
    capitalGains: seen.GAINS_UNTIL_2006,
  }),
  // Middle brackets fit the 2007 to 2008 savings that two newspapers published for five incomes.
  2007: early({
    individual: twoSources(
      TAX4SA,
      hansard('2006-02-15'),
      hansard('2006-06-13'),
      'http://www.mondaq.com/southafrica/x/37984/Corporate+Tax/The+20067+Budget',
      seen.SA_PROPERTY,
    ),
    medical: twoSources(hansard('2007-02-21'), seen.BUSREP_2008),
    interest: twoSources(hansard('2006-02-15'), seen.MG_2006),
    company: {
      standard: twoSources(hansard('2005-02-23'), NEXIA_COMPANIES),
      smallBusiness: twoSources(hansard('2006-02-15'), seen.SA_PROPERTY),
    },
    capitalGains: {
      ...twoSources(SARS_EXCLUSIONS, hansard('2006-02-15'), hansard('2006-06-13')),
      inclusion: 'one-source',
      notes: [seen.BUSINESS_FROM_2007],
    },
  }),
  // Middle brackets as of 2007.
  2008: early({
    individual: twoSources(TAX4SA, hansard('2007-02-21'), seen.BLUE_COLLARS, seen.BUSREP_2008, seen.MG_2006),
    medical: twoSources(hansard('2007-02-21'), seen.BUSREP_2008),
    interest: twoSources(hansard('2007-02-21'), seen.BLUE_COLLARS),
    company: {
      standard: twoSources(hansard('2005-02-23'), NEXIA_COMPANIES),
      smallBusiness: twoSources(seen.SA_PROPERTY, seen.taxopedia(2008)),
    },
    capitalGains: {
      ...twoSources(SARS_EXCLUSIONS, hansard('2007-02-21'), seen.BUSREP_2008),
      inclusion: 'one-source',
      notes: [seen.BUSINESS_FROM_2007],
    },
  }),
  2009: early({
    individual: twoSources(TAX4SA, hansard('2008-02-20'), seen.TAXRETURN, seen.FORUM),
    medical: twoSources(hansard('2008-02-20'), seen.FORUM),
    interest: twoSources(seen.TAXRETURN, seen.FORUM),
    // Bands of small companies: one wiki page whose formula text is wrong; the base of the top band is worked out.
    company: {
      standard: twoSources(hansard('2008-02-20'), NEXIA_COMPANIES),
      smallBusiness: oneSource(seen.taxopedia(2009)),
      notes: [seen.LIMIT_AS_BEFORE],
    },
    capitalGains: {
      ...twoSources(SARS_EXCLUSIONS, hansard('2008-02-20')),
      primaryResidence: 'one-source',
      inclusion: 'one-source',
      notes: [seen.BUSINESS_FROM_2007],
    },
  }),
  2010: early({
    individual: twoSources(
      TAX4SA,
      hansard('2009-02-11'),
      'https://www.sataxguide.co.za/south-african-income-tax-tables-2010/',
      seen.KARIBA,
    ),
    medical: oneSource(seen.KARIBA),
    interest: twoSources(seen.KARIBA, hansard('2010-02-17'), seen.DBDCT),
    company: companyOf(2010),
    turnoverNotes: [seen.TURNOVER_FROM_2010],
    capitalGains: {
      ...twoSources(SARS_EXCLUSIONS, seen.DBDCT),
      annualExclusion: 'one-source',
      inclusion: 'one-source',
    },
  }),
  2011: early({
    individual: twoSources(
      TAX4SA,
      hansard('2010-02-17'),
      'http://www.eduprop.co.za/SARS%202010.htm',
      seen.EXPERTS,
    ),
    medical: twoSources('http://dayviews.com/ktrwvit/524771259', seen.EXCEED),
    interest: twoSources(hansard('2010-02-17'), seen.EXPERTS),
    company: companyOf(2011),
    turnoverNotes: [seen.TURNOVER_FROM_2010],
    capitalGains: oneSource(SARS_EXCLUSIONS),
  }),
  // The wiki page on companies repeats stale offsets in its formula text; the base 24 025 fits 10% above 59 750.
  2012: early({
    individual: twoSources(
      TAX4SA,
      seen.EXCEED,
      'https://www.sataxguide.co.za/south-african-income-tax-tables-2012/',
      'https://www.taxtim.com/za/blog/sars-tax-rates-for-2013',
    ),
    medical: twoSources('http://www.sars.gov.za/Tax-Rates/Pages/Medical-Tax-Credit-Rates.aspx', seen.EXCEED),
    interest: oneSource(seen.EXCEED),
    company: companyOf(2012),
    turnover: oneSource(TAX_GUIDE_TURNOVER),
    turnoverNotes: [
      'This year has a table of its own (1, 3, 5 and 7%). The next three years had 1, 2, 4 and 6%.',
    ],
    capitalGains: { ...twoSources(SARS_EXCLUSIONS, PROPERTY24), inclusion: 'one-source' },
  }),
} satisfies Record<EarlyYear, TaxYearEvidence>;

type Early = Partial<Omit<TaxYearEvidence, 'individual'>> & {
  individual: Omit<TaxYearEvidence['individual'], 'medical' | 'retirement' | 'interestExemption'>;
  medical: Evidence;
  interest: Evidence;
  company: TaxYearEvidence['company'];
  capitalGains: TaxYearEvidence['capitalGains'];
};

/* @__NO_SIDE_EFFECTS__ */
function early({ individual, medical, interest, ...evidence }: Early): TaxYearEvidence {
  return {
    individual: { ...individual, medical, retirement: separateRetirementFunds, interestExemption: interest },
    trust: null,
    turnover: null,
    lumpSums: null,
    ...evidence,
  };
}

/* @__NO_SIDE_EFFECTS__ */
function companyOf(year: number): TaxYearEvidence['company'] {
  return {
    standard: twoSources(NEXIA_COMPANIES, seen.taxopedia(year)),
    smallBusiness: oneSource(seen.taxopedia(year)),
    notes: [seen.LIMIT_AS_BEFORE],
  };
}
