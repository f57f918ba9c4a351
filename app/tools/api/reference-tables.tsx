import type { ReactNode } from 'react';
import type { FieldRow, TaxReference } from './reference.ts';

export function FieldTable({ caption, fields }: { caption: string; fields: readonly FieldRow[] }) {
  return (
    <ReferenceTable caption={caption} columns={{ Field: 'sm:w-[30%]', Takes: 'sm:w-[27%]', Meaning: '' }}>
      {fields.map((field) => (
        <tr key={field.name} className={ROW}>
          <th scope="row">
            <Name>{field.name}</Name>
          </th>
          <td className={TAKES}>
            {field.takes}
            <span className="hint block">{defaultText(field)}</span>
          </td>
          <td className={MEANING}>{field.about}</td>
        </tr>
      ))}
    </ReferenceTable>
  );
}

export function FigureTable({ caption, figures }: { caption: string; figures: TaxReference['figures'] }) {
  return (
    <ReferenceTable caption={caption} columns={{ Result: 'sm:w-[36%]', In: 'sm:w-[17%]', Meaning: '' }}>
      {figures.map(({ name, unit, about }) => (
        <tr key={name} className={ROW}>
          <th scope="row">
            <Name>{name}</Name>
          </th>
          <td className={TAKES}>{unit}</td>
          <td className={MEANING}>{about}</td>
        </tr>
      ))}
    </ReferenceTable>
  );
}

type TableProps = { caption: string; columns: Readonly<Record<string, string>>; children: ReactNode };

function ReferenceTable({ caption, columns, children }: TableProps) {
  return (
    <table className="ruled ruled-stacked mt-6 sm:table-fixed">
      <caption className="pb-1 text-left font-semibold">{caption}</caption>
      <thead>
        <tr>
          {Object.entries(columns).map(([column, width]) => (
            <th key={column} scope="col" className={width}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Name({ children }: { children: string }) {
  return (
    <code translate="no" className="font-semibold text-bloom-deep">
      {children.split(/(?=[A-Z])/).map((part, index) => (
        <span key={part}>
          {index > 0 && <wbr />}
          {part}
        </span>
      ))}
    </code>
  );
}

function defaultText({ isRequired, preset }: FieldRow): string {
  if (isRequired) return 'required';
  return preset === null ? 'optional' : `default ${preset}`;
}

const ROW = 'align-top max-sm:grid! max-sm:grid-cols-[auto_1fr] max-sm:gap-x-4';
const TAKES = 'max-sm:block! max-sm:before:hidden';
const MEANING = 'text-ink-soft max-sm:col-span-2 max-sm:text-left! max-sm:before:hidden';
