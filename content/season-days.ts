type Days = Readonly<Record<number, string>>;

/** Of the filing seasons, by year of assessment; alone here, because the scripts of two pages load them. */
export const seasonDays = {
  opens: { 2024: '2024-07-15', 2025: '2025-07-21', 2026: '2026-07-13' },
  closes: { 2024: '2024-10-21', 2025: '2025-10-20', 2026: '2026-10-23' },
  provisionalCloses: { 2024: '2025-01-20', 2025: '2026-01-19', 2026: '2027-01-22' },
} satisfies Record<string, Days>;

/** Years whose last days we have from one source. */
export const oneSourceFor: readonly number[] = [2026];
