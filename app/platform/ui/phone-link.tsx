import { phoneText } from '#app/platform/core/phone-text.ts';

export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phoneText(phone)}</a>;
}
