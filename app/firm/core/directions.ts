import { firm } from '#app/platform/content/firm.ts';

export function addressLine(): string {
  const { street, suburb, city, postalCode } = firm.address;
  return `${street}, ${suburb}, ${city}, ${postalCode}`;
}

export function directionsUrl(): string {
  const query = new URLSearchParams({ api: '1', destination: addressLine() });
  return `https://www.google.com/maps/dir/?${query}`;
}
