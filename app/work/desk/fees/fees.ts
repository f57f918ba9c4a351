/** Of work that has a price and time noted at it: in cents and minutes. `works`: all that is finished. */
export type KindFees = {
  kind: string;
  name: string;
  works: number;
  compared: number;
  price: number;
  minutes: number;
  to: string;
};

export type WorkFees = {
  id: string;
  client: string;
  title: string;
  price: number | null;
  minutes: number;
};

/** Cents an hour; null where either is missing. */
export function hourly(price: number | null, minutes: number): number | null {
  return price === null || minutes === 0 ? null : Math.round((price * 60) / minutes);
}
