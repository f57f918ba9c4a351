import type { Block, Entry, Table, Worked } from '#content/service-pages/service-page.ts';
import { estateSteps } from '#app/firm/estate-steps.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Ledger } from '#app/ui/ledger.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { LinkedText } from '#app/ui/linked-text.tsx';

export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block) => <BlockView key={JSON.stringify(block)} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraphs':
      return <Paragraphs text={block.text} />;
    case 'entries':
      return <Entries entries={block.entries} />;
    case 'columns':
      return <Columns entries={block.entries} />;
    case 'groups':
      return <Groups groups={block.groups} />;
    case 'steps':
      return <Steps steps={block.steps} />;
    case 'ticks':
      return <Ticks lists={block.lists} />;
    case 'table':
      return block.sheet ? (
        <Sheet margin lifted>
          <RuledTable {...block} />
        </Sheet>
      ) : (
        <RuledTable {...block} />
      );
    case 'estate steps':
      return <EstateTimeLimits />;
    case 'worked':
      return <WorkedSheet {...block} />;
  }
}

function EstateTimeLimits() {
  return (
    <RuledTable
      caption="Time limits of a deceased estate"
      head={['What', 'When', 'Law']}
      rows={estateSteps.map(({ what, within, law }) => [what, within, law])}
    />
  );
}

function Paragraphs({ text }: { text: string[] }) {
  return (
    <div className="prose">
      {text.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
    </div>
  );
}

function Entries({ entries }: { entries: Entry[] }) {
  return (
    <ul className="entries">
      {entries.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <LinkedText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Columns({ entries }: { entries: Entry[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {entries.map(({ title, text }) => (
        <li key={title} className="border-t border-rule-strong pt-5">
          <h3>{title}</h3>
          <p className="mt-2 text-ink-soft">
            <LinkedText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Groups({ groups }: { groups: { title: string; entries: Entry[] }[] }) {
  return (
    <div className="groups">
      {groups.map(({ title, entries }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {entries.map((entry) => (
              <li key={entry.title}>
                <h4>{entry.title}</h4>
                <p className="mt-1 text-ink-soft">
                  <LinkedText text={entry.text} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Steps({ steps }: { steps: (Entry & { when?: string })[] }) {
  return (
    <ol className="steps">
      {steps.map(({ when, title, text }) => (
        <li key={title}>
          {when && <p className="hint">{when}</p>}
          <h3>{title}</h3>
          <p className="text-ink-soft">
            <LinkedText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Ticks({ lists }: { lists: { title?: string; items: string[] }[] }) {
  return (
    <div className="ticks">
      {lists.map(({ title, items }) => (
        <div key={items.join()}>
          {title && <h3>{title}</h3>}
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Icon name="tick" className="mt-1 text-gain" />
                <span>
                  <LinkedText text={item} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function RuledTable({ caption, head, rows, amounts, note }: Omit<Table, 'kind'>) {
  const look = (column: number) => (amounts?.includes(column) ? 'num' : undefined);
  return (
    <div>
      <table className="ruled captioned">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((title, column) => (
              <th key={title} scope="col" className={look(column)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <LinkedText text={name} />
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className={look(index + 1)} data-label={head[index + 1]}>
                  <LinkedText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p className="hint mt-3">
          <LinkedText text={note} />
        </p>
      )}
    </div>
  );
}

function WorkedSheet({ title, text, lines, note }: Worked) {
  return (
    <Sheet margin lifted>
      <h3>{title}</h3>
      {text && <p className="hint mt-1 mb-3">{text}</p>}
      <Ledger caption={title} lines={lines.map((line) => ({ key: line.label, ...line }))} />
      {note && (
        <p className="hint mt-4">
          <LinkedText text={note} />
        </p>
      )}
    </Sheet>
  );
}
