import { complaintTime } from '#content/pages/phrases.ts';
import { keptThings } from '#content/kept.ts';
import { firm } from '#content/firm.ts';
import { offer } from '#content/pages/phrases.ts';
import { retention, retentionRows } from '#content/retention.ts';
import { REQUESTS_A_MINUTE } from '#app/tools/api/limits.ts';
import { STORED_FIELDS } from '#app/firm/contact/enquiry-fields.ts';
import { openingHours } from '#app/firm/core/opening-hours.ts';
import { ownError } from '#app/platform/core/own-error.ts';

const { street, suburb, city, postalCode } = firm.address;
const officer = firm.informationOfficer;

const facts: Record<string, string> = {
  'firm.name': firm.name,
  'firm.legalName': firm.legalName,
  'firm.legalForm': firm.legalForm,
  'firm.registrationNumber': firm.registrationNumber,
  'firm.complaintTime': complaintTime,
  'firm.vatNumber': firm.vatNumber,
  'firm.directors': firm.directors.join(', '),
  'firm.address': `${street}, ${suburb}, ${city}, ${postalCode}`,
  'firm.phone': `[${firm.phone}](tel:${firm.phone.replaceAll(' ', '')})`,
  'firm.email': mail(firm.email),
  'firm.hours': openingHours().join(' and '),
  'firm.bodies': firm.bodies.map((body) => `[${body}](${firm.bodySites[body]})`).join(', '),
  'officer.name': officer.name,
  'officer.role': officer.role,
  'officer.email': mail(officer.email),
  'prices.offer': offer,
  'retention.savedCalculations': `${retention.savedCalculationDays} days`,
  'retention.notice': `${retention.deletionNoticeDays} days`,
  'kept.kinds': Object.values(keptThings).join('; '),
  'retention.table': retentionTable(),
  ...Object.fromEntries(STORED_FIELDS.map(({ name, privacy }) => [`enquiry.${name}`, privacy])),
  'api.requests': `${REQUESTS_A_MINUTE} requests a minute`,
};

/** Throws for an unknown name. */
export function factOf(name: string): string {
  const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (fact === undefined) throw ownError(`no such fact: {{${name}}}`);
  return fact;
}

function retentionTable(): string {
  const rows = Object.values(retentionRows).map(({ what, howLong }) => `| ${what} | ${howLong} |`);
  return ['| What | For how long |', '| --- | --- |', ...rows].join('\n');
}

function mail(address: string): string {
  return `[${address}](mailto:${address})`;
}
