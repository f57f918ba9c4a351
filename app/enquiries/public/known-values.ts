import type { EnquirerType } from '#app/platform/db/enquiry-values.ts';
import { COUNTRIES, DEFAULT_COUNTRY_CODE } from '#app/platform/forms/countries.ts';
import type { EnquiryInput } from '#app/firm/contact/enquiry-schema.ts';

const ENQUIRER_OF: Record<Profile['userType'], EnquirerType> = {
  individual: 'individual',
  business: 'company',
};

export const NOTHING_KNOWN: EnquiryInput = { userType: 'individual', countryCode: DEFAULT_COUNTRY_CODE };

type Profile = {
  fullName: string;
  email: string;
  userType: 'individual' | 'business';
  contactNumber: string | null;
};

export function valuesOf({ fullName, email, userType, contactNumber }: Profile): EnquiryInput {
  return { userType: ENQUIRER_OF[userType], name: fullName, email, ...phoneOf(contactNumber ?? '') };
}

function phoneOf(number: string): Pick<EnquiryInput, 'countryCode' | 'phone'> {
  const { code } = COUNTRIES.find((country) => number.startsWith(country.code)) ?? {
    code: DEFAULT_COUNTRY_CODE,
  };
  const national = number.startsWith(code) ? number.slice(code.length).trim() : number;
  return { countryCode: code, phone: national };
}
