import { firm } from '#content/firm.ts';

const { street, suburb, city, postalCode } = firm.address;
const query = new URLSearchParams({ api: '1', destination: `${street}, ${suburb}, ${city}, ${postalCode}` });

export const directionsUrl = `https://www.google.com/maps/dir/?${query}`;
