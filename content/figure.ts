/** Whole rand from the first to the last of a band, rate in basis points, base in rand. */
export type Bands = readonly (readonly [min: number, max: number | null, rate: number, base: number])[];

/** Rand are whole rand, cents whole cents, rates basis points, days 'YYYY-MM-DD'. */
export type FigureValues = { rand: number; cents: number; rate: number; day: string; bands: Bands };

export type FigureKind = keyof FigureValues;

export type FigureValue = { [Kind in FigureKind]: Pick<FigureValues, Kind> }[FigureKind];

export type Figure = FigureValue & { sources: readonly string[] };
