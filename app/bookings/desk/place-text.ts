import { wayLabels, type Way } from '#content/consultations.ts';
import { firm } from '#app/platform/content/firm.ts';
import { phoneText } from '#app/platform/core/phone-text.ts';

type Place = { way: Way; phone: string; videoLink: string };

export function placeText({ way, phone, videoLink }: Place): string {
  if (way === 'phone') return `Call ${phoneText(phone)}`;
  const { street, suburb, city } = firm.address;
  if (way === 'office') return `${street}, ${suburb}, ${city}`;
  return videoLink;
}

export function placeLabel(place: Place): string {
  const label = wayLabels[place.way];
  return place.way === 'phone' ? label : `${label}: ${placeText(place)}`;
}
