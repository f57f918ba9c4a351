import { Button } from './button.tsx';

export type Key = readonly [key: string, what: string];

type Props = {
  one: string;
  hasTicks?: boolean;
  /** Keys of the page's own controls, marked with `data-key`. */
  more?: readonly Key[];
};

/** The keys of a list work only on a page with this. Its lines are links with `data-line`. */
export function KeyHelp({ one, hasTicks = false, more }: Props) {
  const keys: readonly Key[] = [
    ['j', `the next ${one}`],
    ['k', `the ${one} before`],
    ['o', `open the ${one}; Enter does too`],
    ...(hasTicks ? [['x', `tick the ${one} of the list`] as const] : []),
    ...(more ?? []),
    ...(hasTicks ? [['a…z', 'in a menu: to the choice that begins so; Enter takes it'] as const] : []),
    ['/', 'search'],
    ['?', 'these keys'],
  ];
  return (
    <desk-keys class="needs-script">
      <Button look="quiet" small data-key="?">
        Keys
      </Button>
      <dialog className="desk-keys" aria-labelledby="desk-keys-title">
        <h2 id="desk-keys-title" className="text-lg">
          Keys
        </h2>
        <dl className="facts mt-3">
          {keys.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <label className="tick mt-4">
          <input type="checkbox" name="keys" defaultChecked />
          Use these keys in this browser
        </label>
        <form method="dialog" className="mt-4">
          <Button type="submit" small>
            Close
          </Button>
        </form>
      </dialog>
    </desk-keys>
  );
}
