import { Sheet } from '#app/platform/ui/sheet.tsx';

export function CodeSheet({ title, text }: { title: string; text: string }) {
  return (
    <Sheet margin>
      <p className="hint font-semibold">{title}</p>
      <pre className="mt-2 text-sm leading-working wrap-anywhere whitespace-pre-wrap">
        {linesOf(text).map(({ line, from }) => (
          <code translate="no" key={from} className={`block ${INDENT_CLASS[line.search(/\S/)] ?? ''}`}>
            {line.trimStart()}
            {'\n'}
          </code>
        ))}
      </pre>
    </Sheet>
  );
}

const INDENT_CLASS: Record<number, string> = {
  0: 'pl-[2ch] -indent-[2ch] sm:pl-[4ch] sm:-indent-[4ch]',
  2: 'pl-[3ch] -indent-[2ch] sm:pl-[6ch] sm:-indent-[4ch]',
  4: 'pl-[4ch] -indent-[2ch] sm:pl-[8ch] sm:-indent-[4ch]',
};

function linesOf(text: string): readonly { line: string; from: number }[] {
  let from = 0;
  return text.split('\n').map((line) => {
    const start = from;
    from += line.length + 1;
    return { line, from: start };
  });
}
