import { oneSource, twoSources } from '../rates/evidence.ts';
import { hansard, SARS_EXCLUSIONS } from './sources.ts';

export const ACT_OF_2003 =
  'https://www.acts.co.za/exchange-control-amnesty-and-amendment-of-taxation-laws-act-2003/schedule_1.php';
export const BUSREP_2001 =
  'https://busrep.co.za/personal-finance/tax/new-rates-lighten-everyones-tax-load-990981';
export const BUSREP_2008 = 'https://busrep.co.za/personal-finance/tax/your-budget-in-brief-996590';
export const DBDCT = 'http://dbdct.co.za/news/35-20092010-budget-highlights.html';
export const EXCEED =
  'http://www.exceeduk.co.uk/online-resources/budgets/south-africa/241-february-2011-sa-2011-budget-summary-exceed-tla';
export const EXPERTS = 'https://experts123.com/q/how-much-is-the-tax-threshold-for-above-65.html';
export const FORUM = 'https://www.theforumsa.co.za/forums/showthread.php/2866-Good-News-Budget';
export const KARIBA =
  'http://www.karibasoftware.com/tax-calculation-sars-tax-year-2010/sars-tax-tables-2010/';
export const SA_PROPERTY =
  'http://sa-property.blogspot.com/2007/02/2007-2008-south-african-budget-summary.html';
export const TAXRETURN = 'http://www.taxreturn.co.za/tax-rates-2016-2017/tax-guide-20082009/';
export const SWEET_FRUIT = 'https://mg.co.za/article/2001-02-21-south-africans-to-taste-sweet-fruit/';
export const BLUE_COLLARS = 'https://mg.co.za/article/2007-02-22-big-tax-breaks-for-blue-collars';
export const MG_2006 = 'https://mg.co.za/?p=336896';
export const POOR_GET_RICHER = 'https://mg.co.za/article/2005-02-25-poor-get-richer/';

export const MEDICAL_UNTIL_2006 = oneSource(hansard('2002-02-20'), hansard('2005-02-23'));
export const STANDARD_UNTIL_2005 = twoSources(
  hansard('2000-02-23'),
  hansard('2005-02-23'),
  hansard('2001-05-16'),
);
export const SMALL_FROM_2004 = twoSources(hansard('2002-02-20'), hansard('2003-02-26'));

export const GAINS_FROM_2002 = twoSources(
  SARS_EXCLUSIONS,
  hansard('2001-05-16'),
  hansard('2001-04-05'),
  hansard('2006-02-15'),
);

export const NO_FREE_BAND =
  'SBC: there was no tax-free band yet: 15% on the first slice, and the standard rate above it.';
export const LIMIT_AS_BEFORE = 'SBC: the limit of R14 million is taken as unchanged from 2006/07 to 2012/13.';
export const BUSINESS_UNTIL_2006 =
  'The small-business exclusion of R500 000 held until 28 February 2006. How much the business could be worth is not confirmed.';
export const BUSINESS_FROM_2007 =
  'The small-business exclusion of R750 000 held from 1 March 2006. When it rose to R900 000 is not confirmed, so 2009/10 and 2010/11 have no figure.';
export const TURNOVER_FROM_2010 =
  'Turnover tax began on 1 March 2009 and was free to R100 000. The rest of this table is not confirmed, so no bands are given.';

export const GAINS_UNTIL_2006 = { ...GAINS_FROM_2002, notes: [BUSINESS_UNTIL_2006] };

/* @__NO_SIDE_EFFECTS__ */
export function taxopedia(year: number): string {
  return `https://taxopedia.co.za/mediawiki/index.php?title=${year}-SANT-Companies`;
}
