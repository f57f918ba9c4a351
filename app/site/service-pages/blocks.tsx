import { EstateForm } from '#app/firm/deadlines/estate-form.tsx';
import { estatesOf } from '#app/firm/core/estate-sizes.ts';
import { estateSteps } from '#app/firm/core/estate-steps.ts';
import { inSentence } from '#app/platform/core/text.ts';
import { Fold, TitledFold } from '#app/platform/ui/fold.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Ledger } from '#app/platform/ui/ledger.tsx';
import { LinkedText } from '#app/platform/ui/linked-text.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { isNarrow, RuledTable } from './ruled-table.tsx';
import type { Block, Entry, Table, Ticks, Worked } from './service-page.ts';

const MANY_ROWS = 6;

const LOOKS = {
  entries: { list: 'entries' },
  columns: {
    list: 'grid gap-x-10 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3',
    item: 'border-rule-strong sm:border-t sm:pt-5',
    text: 'mt-2 text-ink-soft',
  },
  steps: { list: 'steps', text: 'text-ink-soft' },
} satisfies Record<string, { list: string; item?: string; text?: string }>;

/** `opensFirst`: on a phone the first fold is open. */
export function Blocks({ blocks, opensFirst = false }: { blocks: Block[]; opensFirst?: boolean }) {
  return blocks.map((block, index) => (
    <BlockView key={JSON.stringify(block)} block={block} isOpen={opensFirst && index === 0} />
  ));
}

function BlockView({ block, isOpen }: { block: Block; isOpen: boolean }) {
  switch (block.kind) {
    case 'paragraphs':
      return (
        <div className="prose">
          {block.items.map((text) => (
            <Words key={text} text={text} />
          ))}
        </div>
      );
    case 'groups':
      return <Groups groups={block.items} isOpen={isOpen} />;
    case 'ticks':
      return <TickLists lists={block.items} />;
    case 'table':
      return block.sheet ? (
        <Sheet margin lifted>
          <FoldedTable table={block} />
        </Sheet>
      ) : (
        <FoldedTable table={block} />
      );
    case 'estate steps':
      return (
        <>
          <EstateForm />
          <Fold summary="Every time limit, with its law">
            <RuledTable
              caption="Time limits of a deceased estate"
              head={['What', 'When', 'Law']}
              rows={estateSteps.map(({ what, estates, within, law }) => [
                estates ? `${what} (${inSentence(estatesOf[estates].label)})` : what,
                within,
                law,
              ])}
            />
          </Fold>
        </>
      );
    default:
      return <Entries kind={block.kind} entries={block.items} isOpen={isOpen} />;
  }
}

function FoldedTable({ table }: { table: Table }) {
  const isShort = isNarrow(table) && table.rows.length <= MANY_ROWS;
  return isShort ? (
    <RuledTable {...table} />
  ) : (
    <Fold summary={table.caption} isRow>
      <RuledTable {...table} />
    </Fold>
  );
}

function Words({ text, className }: { text: string; className?: string }) {
  return (
    <p className={className}>
      <LinkedText text={text} />
    </p>
  );
}

type EntriesProps = { kind: keyof typeof LOOKS; entries: Entry[]; isOpen: boolean };

function Entries({ kind, entries, isOpen }: EntriesProps) {
  const look: { list: string; item?: string; text?: string } = LOOKS[kind];
  const List = kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={look.list}>
      {entries.map(({ when, title, text }, index) => (
        <li key={title} className={look.item}>
          {when && <p className="hint">{when}</p>}
          <TitledFold title={title} isOpen={isOpen && index === 0}>
            <Words text={text} className={look.text} />
          </TitledFold>
        </li>
      ))}
    </List>
  );
}

type GroupsProps = { groups: { title: string; entries: Entry[] }[]; isOpen: boolean };

function Groups({ groups, isOpen }: GroupsProps) {
  return (
    <div className="groups">
      {groups.map(({ title, entries }, index) => (
        <section key={title}>
          <TitledFold title={title} isOpen={isOpen && index === 0}>
            <ul>
              {entries.map((entry) => (
                <li key={entry.title}>
                  <h4>{entry.title}</h4>
                  <Words text={entry.text} className="mt-1 text-ink-soft" />
                </li>
              ))}
            </ul>
          </TitledFold>
        </section>
      ))}
    </div>
  );
}

function TickLists({ lists }: { lists: Ticks[] }) {
  return (
    <div className="ticks">
      {lists.map(({ title, items }) => (
        <div key={items.join()}>
          {title ? (
            <TitledFold title={title}>
              <TickList items={items} />
            </TitledFold>
          ) : (
            <TickList items={items} />
          )}
        </div>
      ))}
    </div>
  );
}

function TickList({ items }: Pick<Ticks, 'items'>) {
  return (
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
  );
}

export function WorkedSheet({ title, text, lines, note }: Worked) {
  return (
    <Sheet margin lifted>
      <TitledFold title={title}>
        {text && <p className="hint mt-1 mb-3">{text}</p>}
        <Ledger caption={title} lines={lines.map((line) => ({ key: line.label, ...line }))} />
        {note && <Words text={note} className="hint mt-4" />}
      </TitledFold>
    </Sheet>
  );
}
