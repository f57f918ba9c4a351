import type { Figure } from './figure.ts';

const ESTATE_DUTY = [
  'https://nexiasabt.profmarkapp.co.za (PTG2025, page 41)',
  'https://www.citadel.co.za/dictionary/estate-duty/',
];
const DONATIONS = [
  'https://profmarksa.profmarkapp.co.za (BSA2025, page 39)',
  'https://mjkinc.co.za/trusts/restructuring/section-7c-loans',
];
const DONATIONS_ABOVE = ['https://www.tonydavey.com (6 March 2018)', 'https://www.citadel.co.za'];
const DONATIONS_EXEMPT = [
  'https://www.moonstone.co.za/changes-to-cgt-tax-free-savings-retirement-contributions-and-donations',
  'https://phfirms.co.za',
];
const SMALL_ESTATES = [
  'https://www.siyatec.co.za/what-are-letters-of-executorship/',
  'https://www.estateadminsa.co.za/faq-section-18-3-estates',
];
const WITHOUT_WILL = [
  'https://www.pagdens.co.za/where-do-your-assets-go-if-you-do-not-have-a-will/',
  'https://www.marshfidelity.co.za/dying-without-a-will-intestate-succession-in-south-africa/',
];

const EXECUTOR = ['https://dbaza.co.za', 'https://myprotector.net'];
const MASTER = ['https://stbb.co.za', 'https://dbaza.co.za'];

export const estateFigures: Record<string, Record<string, Figure>> = {
  'estate.abatement': { '2027': { rand: 3_500_000, sources: ESTATE_DUTY } },
  'estate.rate': { '2027': { rate: 2000, sources: ESTATE_DUTY } },
  'estate.rateAbove': { '2027': { rate: 2500, sources: ESTATE_DUTY } },
  'estate.firstBand': { '2027': { rand: 30_000_000, sources: ESTATE_DUTY } },
  /** Up to this value the Master does not require letters of executorship. */
  'estate.lettersOfAuthority': { '2027': { rand: 250_000, sources: SMALL_ESTATES } },

  /** The minimum for a spouse beside children, without a will. */
  'estate.spouseLeast': { '2027': { rand: 250_000, sources: WITHOUT_WILL } },

  /** The tariff is the maximum fee. */
  'estate.executorRate': { '2027': { rate: 350, sources: EXECUTOR } },
  'estate.executorIncomeRate': { '2027': { rate: 600, sources: EXECUTOR } },
  'estate.masterLeast': { '2027': { rand: 600, sources: MASTER } },
  'estate.masterMost': { '2027': { rand: 7_000, sources: MASTER } },

  'donations.rate': { '2027': { rate: 2000, sources: DONATIONS } },
  /** The part above the first band, of all taxable donations since 1 March 2018. */
  'donations.rateAbove': { '2027': { rate: 2500, sources: DONATIONS_ABOVE } },
  'donations.firstBand': { '2027': { rand: 30_000_000, sources: DONATIONS_ABOVE } },
  'donations.exempt': {
    '2026': { rand: 100_000, sources: DONATIONS_EXEMPT },
    '2027': { rand: 150_000, sources: DONATIONS_EXEMPT },
  },
};
