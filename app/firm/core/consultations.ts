import { consultations as ofFile, workTalk, type Consultation } from '#content/consultations.ts';
import { heldItems } from '#app/platform/content/held.ts';

export const CONSULTATIONS = 'consultations';

export function consultationsNow(): readonly Consultation[] {
  const now = heldItems(CONSULTATIONS, ofFile);
  return now.length > 0 ? now : ofFile;
}

export function consultationOf(kind: string): Consultation | undefined {
  return [...consultationsNow(), workTalk].find(({ id }) => id === kind);
}
