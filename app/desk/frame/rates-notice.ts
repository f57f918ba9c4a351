import { firm } from '#content/firm.ts';
import { defineNotice } from '#app/accounts/access/define-notice.ts';
import { firmIndividual } from '#app/tax/rates/firm.ts';
import type { Basis } from '#app/tax/rates/table-name.ts';
import { taxYearLabel, taxYearOn } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';

/** Urgent only if the firm wants its own rates to lead: after their day SARS's rates do. */
export function firmEstimateNotice(wanted: Basis = firm.calculatorBasis) {
  const { label, holdsUntil } = firmIndividual.name;
  return defineNotice({
    subject: 'Firm estimate',
    permission: 'site',
    async check({ now }) {
      const isOver = southAfricanDay(now) > holdsUntil;
      return {
        state: isOver
          ? `The constants of ${label} held until ${dayText(holdsUntil)}: SARS's tables lead`
          : `The constants of ${label} hold until ${dayText(holdsUntil)}`,
        standing: isOver && wanted === 'firm' ? 'urgent' : 'order',
        path: '/rates',
        linkText: 'See the tables',
      };
    },
  });
}

/** SARS's tables of a year are known by the Budget in February; the site needs them when the year begins. */
export const rateTables = defineNotice({
  subject: 'Rate tables',
  permission: 'site',
  async check({ now }) {
    const running = taxYearOn(southAfricanDay(now));
    const isUrgent = running > newestTaxYear;
    return {
      state: isUrgent
        ? `The year ${taxYearLabel(running)} has begun and has no tables: the newest are of ${taxYearLabel(newestTaxYear)}.`
        : `The tables of ${taxYearLabel(running)} are in force`,
      standing: isUrgent ? 'urgent' : 'order',
      path: '/rates',
      linkText: 'See the tables',
    };
  },
});
