/** Whole cents or basis points by their names in a result of the engine; null where it gives none. */
export type Figures = Record<string, bigint | null>;

export class Fraction {
  readonly top: bigint;
  readonly bottom: bigint;

  constructor(top: bigint, bottom: bigint) {
    this.top = top;
    this.bottom = bottom;
  }

  plus({ top, bottom }: Fraction): Fraction {
    return new Fraction(this.top * bottom + top * this.bottom, this.bottom * bottom);
  }

  minus({ top, bottom }: Fraction): Fraction {
    return this.plus(new Fraction(-top, bottom));
  }

  times(by: Fraction | number): Fraction {
    const { top, bottom } = asFraction(by);
    return new Fraction(this.top * top, this.bottom * bottom);
  }

  dividedBy(by: Fraction | number): Fraction {
    const { top, bottom } = asFraction(by);
    return new Fraction(this.top * bottom, this.bottom * top);
  }

  share(basisPoints: number): Fraction {
    return new Fraction(this.top * BigInt(basisPoints), this.bottom * 10_000n);
  }

  isAbove({ top, bottom }: Fraction): boolean {
    return this.top * bottom > top * this.bottom;
  }

  notBelowZero(): Fraction {
    return this.top < 0n ? whole(0) : this;
  }

  /** Half up; not for negative fractions. */
  rounded(): bigint {
    return (this.top * 2n + this.bottom) / (this.bottom * 2n);
  }

  toTheCent(): Fraction {
    return new Fraction(this.times(100).rounded(), 100n);
  }

  inCents(): bigint {
    return (this.top * 100n) / this.bottom;
  }

  /** In basis points of `all`; 0 if `all` is 0. */
  inBasisPointsOf(all: Fraction): bigint {
    return all.top === 0n ? 0n : this.dividedBy(all).times(10_000).rounded();
  }
}

export function whole(value: number): Fraction {
  return new Fraction(BigInt(value), 1n);
}

export function cents(value: number): Fraction {
  return new Fraction(BigInt(value), 100n);
}

export function total(parts: readonly Fraction[]): Fraction {
  return parts.reduce((sum, part) => sum.plus(part), whole(0));
}

export function smallest(...values: Fraction[]): Fraction {
  return values.reduce((least, value) => (least.isAbove(value) ? value : least));
}

function asFraction(value: Fraction | number): Fraction {
  return typeof value === 'number' ? whole(value) : value;
}
