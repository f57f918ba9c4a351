/** Age on the last day of the tax year: whole years, or the calculators' last choice "75+". */
export type Age = number | '75+';

export type AgeBand = 'under-65' | 'from-65' | 'from-75';

export function ageBandOf(age: Age): AgeBand {
  if (age === '75+' || age >= 75) return 'from-75';
  return age >= 65 ? 'from-65' : 'under-65';
}
