import { TRAP } from './hidden-fields.ts';

export function Trap() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={TRAP}>Leave this field empty</label>
      <input id={TRAP} name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
