import type { Figure } from './figure.ts';

const FEES = ['http://bizportal.gov.za/ar.aspx', 'https://harbourassociates.co.za'];
const REGULATION_32A = 'http://acts.co.za/companies-act-2008/r351_32a__affected_companys_re.php';
const SECTION_175 = 'https://source.acts.co.za/companies-act-2008/175_administrative_fines.php';
const THRESHOLD_FOR_ALL =
  'https://albaraka.co.za/blogs/legalease-2-2023/unpacking-the-recent-cipc-reporting-requirements-relating-to-beneficial-owners';

/** For annual returns due on or after 1 May 2011; the page that lists the fees has no date. */
const fee = (rand: number): Record<string, Figure> => ({ '2011-05-01': { rand, sources: FEES } });

/** Companies have four sizes, 1 the smallest, by turnover `from` a limit; close corporations have two. */
export const cipcFigures: Record<string, Record<string, Figure>> = {
  'cipc.from2': fee(1_000_000),
  'cipc.from3': fee(10_000_000),
  'cipc.from4': fee(25_000_000),
  'cipc.fee1': fee(100),
  'cipc.fee2': fee(450),
  'cipc.fee3': fee(2_000),
  'cipc.fee4': fee(3_000),
  'cipc.late1': fee(150),
  'cipc.late2': fee(600),
  'cipc.late3': fee(2_500),
  'cipc.late4': fee(4_000),
  'cipc.ccFrom2': fee(50_000_000),
  'cipc.ccFee1': fee(100),
  'cipc.ccFee2': fee(4_000),
  'cipc.ccPenalty': fee(150),

  'cipc.fineShare': { '2011-05-01': { rate: 1000, sources: [SECTION_175] } },
  'cipc.fineFloor': { '2011-05-01': { rand: 1_000_000, sources: [SECTION_175] } },
  'cipc.ownershipThreshold': {
    '2023-05-24': { rate: 500, sources: [REGULATION_32A, THRESHOLD_FOR_ALL] },
  },
};
