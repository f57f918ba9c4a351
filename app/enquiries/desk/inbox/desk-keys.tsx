import { Button } from '#app/platform/ui/button.tsx';

const KEYS = [
  ['j', 'the next message'],
  ['k', 'the message before'],
  ['x', 'tick the message of the list'],
  ['r', 'reply'],
  ['e', 'mark as answered'],
  ['s', 'snooze'],
  ['a', 'assign'],
  ['t', 'tag'],
  ['u', 'back to the list'],
  ['/', 'search'],
  ['?', 'these keys'],
] as const;

export function DeskKeys() {
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
          {KEYS.map(([key, what]) => (
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
