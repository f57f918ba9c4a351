/** Posted with it: what came in meanwhile is shown before the work is filed, finished or signed off. */
export function StillOpen({ lines, title = 'Still open' }: { lines: readonly string[]; title?: string }) {
  if (lines.length === 0) return <input type="hidden" name="open" value="" />;
  return (
    <div className="work-open-still">
      <p className="font-semibold">{title}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            {line}
            <input type="hidden" name="open" value={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}
