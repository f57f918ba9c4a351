import { defineNotice } from '#app/notices/define-notice.ts';
import { taxYearLabel, taxYearOn } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { southAfricanDay } from '#app/time.ts';

/** SARS's tables of a year are known by the Budget in February; the site needs them when the year begins. */
export const rateTables = defineNotice({
  subject: 'Rate tables',
  async check({ now }) {
    const running = taxYearOn(southAfricanDay(now));
    const isUrgent = running > newestTaxYear;
    return {
      state: isUrgent
        ? `The year ${taxYearLabel(running)} has begun and has no tables: the newest are of ${taxYearLabel(newestTaxYear)}.`
        : `The tables of ${taxYearLabel(running)} are in force`,
      isUrgent,
      path: '/rates',
      linkText: 'See the tables',
    };
  },
});
