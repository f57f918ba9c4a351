export function QuotedText({ text, words }: { text: string; words: string }) {
  if (!text) return null;
  return (
    <details className="mt-3">
      <summary>Quoted text</summary>
      <p className={`${words} mt-2 text-ink-soft`}>{text}</p>
    </details>
  );
}
