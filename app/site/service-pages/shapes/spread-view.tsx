import { LinkedText } from '#app/platform/ui/linked-text.tsx';
import type { ShapeOf } from './shape.ts';

export function SpreadView({ table: { caption, head, rows } }: ShapeOf<'spread'>) {
  return (
    <table className="spread captioned captioned-wide">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                <span>
                  <LinkedText text={cell} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
