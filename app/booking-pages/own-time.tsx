/** The same time on the clock of a visitor elsewhere, whom only the browser knows. `end` for a whole sentence. */
export function OwnTime({ start, end }: { start: Date; end?: Date }) {
  return (
    <own-time
      class={end ? 'own-time hint' : 'own-time'}
      data-start={start.toISOString()}
      data-end={end?.toISOString()}
      suppressHydrationWarning
    />
  );
}
