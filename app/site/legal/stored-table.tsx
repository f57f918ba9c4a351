import { Fragment } from 'react';
import { Fold } from '#app/platform/ui/fold.tsx';
import { storedThings, type StoredThing } from './stored-things.ts';

export function StoredTable() {
  return (
    <stored-here>
      <Fold summary="What this website stores in your browser">
        <table className="ruled ruled-stacked mt-6">
          <caption className="sr-only">What this website stores in your browser</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">What for</th>
              <th scope="col">How long</th>
              <th scope="col" className="needs-script">
                Here now
              </th>
            </tr>
          </thead>
          <tbody>
            {storedThings.map((thing) => (
              <Row key={thing.name} thing={thing} />
            ))}
          </tbody>
        </table>
        <p className="hint needs-script mt-4">
          The last column looks into this browser as you read. Our cookies are hidden from scripts, so it
          can’t see those.
        </p>
      </Fold>
    </stored-here>
  );
}

function Row({ thing: { place, name, note, purpose, lifetime } }: { thing: StoredThing }) {
  return (
    <tr>
      <th scope="row">
        <code translate="no">
          {name.split(/(?<=\.)/).map((part) => (
            <Fragment key={part}>
              <wbr />
              {part}
            </Fragment>
          ))}
        </code>
        <span className="hint block">{note ? `${place}; ${note}` : place}</span>
      </th>
      <td data-label="What for">{purpose}</td>
      <td data-label="How long">{lifetime}</td>
      {place === 'cookie' ? (
        <td data-label="Here now" className="needs-script">
          Hidden
        </td>
      ) : (
        <td data-label="Here now" className="needs-script" data-place={place} data-name={name}>
          …
        </td>
      )}
    </tr>
  );
}
