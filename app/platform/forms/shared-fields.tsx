import { BEFORE, type ClashRow, type FormOver, type Meanwhile } from './meanwhile.ts';
import { AlertNotice } from '#app/platform/ui/notice.tsx';

type Props = {
  over: FormOver;
  id?: string;
};

/** In a form that several people may have open: its first values, and what somebody else saved first. */
export function SharedFields({ over: { began, from, meanwhile }, id }: Props) {
  return (
    <>
      {meanwhile && <Clashes key={meanwhile.version} id={id} rows={meanwhile.rows} />}
      <input type="hidden" name="version" value={from} />
      <input type="hidden" name={BEFORE} value={began} />
    </>
  );
}

function Clashes({ id, rows }: Pick<Meanwhile, 'rows'> & Pick<Props, 'id'>) {
  return (
    <AlertNotice id={id} title="Somebody changed the same meanwhile" className="taxpayer-wide w-full">
      <p>
        Nothing of yours is saved yet. Fields that you did not touch show what is stored now. If you save
        again, yours takes the place of theirs:
      </p>
      <ClashRows rows={rows} />
    </AlertNotice>
  );
}

export function ClashRows({ rows }: { rows: readonly ClashRow[] }) {
  return (
    <ul className="mt-2">
      {rows.map(({ label, typed, kept }) => (
        <li key={label}>
          <b>{label}</b>: you typed {typed || 'nothing'}, kept now is {kept || 'nothing'}.
        </li>
      ))}
    </ul>
  );
}
