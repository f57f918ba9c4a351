/** Of a rand. */
export type Fraction = { top: bigint; bottom: bigint };

export function smallest(...values: Fraction[]): Fraction {
  return values.reduce((least, value) => (isAbove(least, value) ? value : least));
}

export function floored(value: Fraction): Fraction {
  return isAbove(whole(0), value) ? whole(0) : value;
}

export function percent(basisPoints: number, of: Fraction): Fraction {
  return { top: of.top * BigInt(basisPoints), bottom: of.bottom * 10_000n };
}

export function toTheCent(value: Fraction): Fraction {
  return { top: halfUp(times(value, whole(100))), bottom: 100n };
}

/** Not for negative fractions. */
export function halfUp({ top, bottom }: Fraction): bigint {
  return (top * 2n + bottom) / (bottom * 2n);
}

export function inCents(value: Fraction): bigint {
  return (value.top * 100n) / value.bottom;
}

export function whole(value: number): Fraction {
  return { top: BigInt(value), bottom: 1n };
}

export function cents(value: number): Fraction {
  return { top: BigInt(value), bottom: 100n };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom };
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { top: -b.top, bottom: b.bottom });
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.top, bottom: a.bottom * b.bottom };
}

export function divide(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.bottom, bottom: a.bottom * b.top };
}

export function isAbove(a: Fraction, b: Fraction): boolean {
  return a.top * b.bottom > b.top * a.bottom;
}
