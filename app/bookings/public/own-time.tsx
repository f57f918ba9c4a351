/** For the script: the same time on the clock of a visitor elsewhere. `end` for a whole sentence. */
export function OwnTime({ start, end }: { start: Date; end?: Date }) {
  return (
    <span
      className={end ? 'own-time hint' : 'own-time'}
      data-start={start.toISOString()}
      data-end={end?.toISOString()}
      suppressHydrationWarning
    />
  );
}
