import { Form } from '@remix-run/react';
import type { PointerEvent } from 'react';
import { categoryLabel, type List } from '#app/lists/core/lists.ts';
import { logoSources } from '#app/lists/core/logo-address.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { useDroppedLogo } from './dropped-logo.ts';
import { filterOf, type Filter } from './filter.ts';
import { RowCommand } from './live-form.tsx';
import { LogoForm } from './logo-form.tsx';
import type { ListAnswer } from './list-answer.ts';
import type { Move } from './reorder.ts';
import { RowEdit } from './row-edit.tsx';
import type { Row } from './row.ts';
import { SaveStatus } from './save-status.tsx';

type Props = {
  list: List;
  row: Row;
  filter: Filter;
  bulk: string;
  open: boolean;
  answer: ListAnswer | undefined;
  adjacent: false | { above: string | null; below: string | null };
  saving: { isSaved: boolean } | null;
  onMove: Move;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
};

export function RowItem(props: Props) {
  const { list, row, filter, bulk, open, answer, adjacent, saving, onMove, onGrab } = props;
  return (
    <li
      id={`row-${row.id}`}
      data-row={row.id}
      className="list-row"
      data-hidden={row.isActive ? undefined : ''}
      {...useDroppedLogo(row)}
    >
      <div className="list-row-line">
        <label className="list-row-tick">
          <input type="checkbox" form={bulk} name="ticked" value={tickOf(row)} />
          <span className="sr-only">Tick {row.name}</span>
        </label>
        {adjacent && <Mover row={row} adjacent={adjacent} onMove={onMove} onGrab={onGrab} />}
        <Thumb row={row} />
        <div className="min-w-0">
          <p className="list-row-name">
            {row.name}
            {saving && <SaveStatus busy={!saving.isSaved} saved />}
          </p>
          <p className="hint list-row-about">
            {[row.websiteUrl?.replace(/^https?:\/\/|\/$/g, ''), row.description].filter(Boolean).join(' · ')}
          </p>
        </div>
        <p className="list-row-state">
          {row.category && <span>{categoryLabel(row.category)}</span>}
          <span className={row.isActive ? 'text-gain' : 'text-ink-soft'}>
            {row.isActive ? 'Active' : 'Hidden'}
          </span>
        </p>
        <div className="list-row-actions">
          <EditToggle list={list} row={row} filter={filter} open={open} />
          <LogoForm row={row} />
          <RowCommand row={row} intent="delete" className="text-loss">
            Delete<span className="sr-only"> {row.name}</span>
          </RowCommand>
        </div>
      </div>
      {open && <RowEdit list={list} row={row} answer={answer} />}
    </li>
  );
}

function Thumb({ row: { logoUrl } }: { row: Row }) {
  return (
    <span className="list-row-logo" data-missing={logoUrl ? undefined : ''}>
      {logoUrl ? <img src={logoUrl} srcSet={logoSources(logoUrl)} alt="" loading="lazy" /> : 'No logo'}
    </span>
  );
}

function EditToggle({ list, row, filter, open }: Pick<Props, 'list' | 'row' | 'filter' | 'open'>) {
  return (
    <Form method="get" preventScrollReset replace>
      {filterOf(list)
        .entries(filter)
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {!open && <input type="hidden" name="edit" value={row.id} />}
      <button type="submit" className="link-button" aria-expanded={open}>
        {open ? 'Done' : 'Edit'}
        <span className="sr-only">
          {open && ' with'} {row.name}
        </span>
      </button>
    </Form>
  );
}

type MoverProps = Pick<Props, 'row' | 'onMove' | 'onGrab'> & {
  adjacent: Exclude<Props['adjacent'], false>;
};

function Mover({ row, adjacent: { above, below }, onMove, onGrab }: MoverProps) {
  const moves = [
    { direction: 'up', name: 'before', target: above, icon: '' },
    { direction: 'down', name: 'after', target: below, icon: 'rotate-180' },
  ] as const;
  return (
    <form method="post" className="list-row-mover" onSubmit={(event) => event.preventDefault()}>
      <span
        className="list-row-grip needs-script"
        onPointerDown={onGrab}
        title="Drag to another place"
        data-grip
      />
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={row.id} />
      {moves.map(({ direction, name, target, icon }) => (
        <Button
          key={direction}
          type="submit"
          look="quiet"
          className="list-row-arrow"
          name={name}
          value={target ?? ''}
          disabled={!target}
          onClick={() => onMove(row.id, direction)}
          aria-keyshortcuts={direction === 'up' ? 'Alt+ArrowUp' : 'Alt+ArrowDown'}
        >
          <Icon name="up" size={16} className={icon} />
          <span className="sr-only">
            Move {row.name} {direction}
          </span>
        </Button>
      ))}
    </form>
  );
}
