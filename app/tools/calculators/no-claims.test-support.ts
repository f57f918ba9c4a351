/** The six questions of the claims, each answered no. */
export const NO_CLAIMS = {
  hasBills: 'no',
  hasAnnuity: 'no',
  hasDonations: 'no',
  hasTravel: 'no',
  hasOffice: 'no',
  hasOther: 'no',
};
