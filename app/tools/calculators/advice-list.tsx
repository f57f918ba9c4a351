export type Advice = { title: string; lines: readonly string[] };

export function AdviceList({ title, lines }: Advice) {
  return (
    <section className="chart" aria-labelledby="advice">
      <h3 id="advice">{title}</h3>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
