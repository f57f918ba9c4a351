import type { Paper } from './papers.ts';

export function PapersList({ papers }: { papers: readonly Paper[] }) {
  return (
    <section className="chart" aria-labelledby="papers">
      <h3 id="papers">Papers to have ready</h3>
      <p className="hint mt-1">SARS may ask for any of them, and you keep them for five years.</p>
      <ul className="papers mt-3">
        {papers.map((paper) => (
          <li key={paper.for}>
            <b>{paper.for}</b>
            {paper.isThere === false && (
              <strong className="text-loss"> Not counted: say above that you have it</strong>
            )}
            <span className="block text-ink-soft">{paper.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
