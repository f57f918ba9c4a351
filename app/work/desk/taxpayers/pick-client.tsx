import { TextField } from '#app/platform/ui/field.tsx';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';
import { statusMarkOf } from '#app/work/core/taxpayers/status.ts';
import type { Like } from '#app/work/core/taxpayers/find-like.server.ts';
import { FieldError } from '#app/platform/ui/field.tsx';

/** Instead of the id of a client. */
export const BY_NAME = 'by-name';

type Props = {
  id: string;
  label: string;
  hint?: string;
  typed: string;
  error?: string;
  found?: readonly Like[];
  /** Somebody who is no client may be meant. */
  mayBeByName?: boolean;
  names?: readonly string[];
};

export function PickClient({ id, label, hint, typed, error, found, mayBeByName, names }: Props) {
  const list = names?.length ? `${id}-names` : undefined;
  return (
    <>
      <TextField
        id={id}
        name="who"
        label={label}
        hint={hint}
        defaultValue={typed}
        error={found ? undefined : error}
        maxLength={200}
        autoComplete="off"
        list={list}
      />
      {list && (
        <datalist id={list}>
          {names?.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      )}
      {found && (
        <fieldset className="taxpayer-wide grid gap-1" aria-describedby={error && `${id}-which`}>
          <legend className="label">Which one is it?</legend>
          <input type="hidden" name="meant" value={typed} />
          {found.map((one) => (
            <Choice key={one.id} value={one.id} name={one.name} about={aboutOf(one)} />
          ))}
          {mayBeByName && <Choice value={BY_NAME} name={typed} about="not one of our clients" />}
          <FieldError id={`${id}-which`} message={error} />
        </fieldset>
      )}
    </>
  );
}

function Choice({ value, name, about }: { value: string; name: string; about: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="radio" name="chosen" value={value} className="size-6 shrink-0" />
      <span>
        <span translate="no">{name}</span> <span className="hint">{about}</span>
      </span>
    </label>
  );
}

function aboutOf({ kind, email, status, keeper }: Like): string {
  return [statusMarkOf({ status }), KIND_LABELS[kind], email, keeper && `looked after by ${keeper}`]
    .filter(Boolean)
    .join(', ');
}
