import { consent, consentChoices } from '#content/pages/consent.ts';
import { Icon } from '#app/platform/ui/icon.tsx';
import { LinkedText } from '#app/platform/ui/linked-text.tsx';

export function Consent() {
  return (
    <cookie-consent>
      <dialog open className="consent" aria-labelledby="consent-title" data-consent="ask">
        <div className="wrap">
          <div>
            <h2 id="consent-title">{consent.title}</h2>
            <p>
              <LinkedText text={consent.text} />
            </p>
          </div>
          <form method="dialog" className="consent-choices">
            <button type="submit" value="preferences" className="btn btn-small btn-quiet">
              Manage Cookies
            </button>
            <button type="submit" value="necessary" className="btn btn-small btn-quiet">
              Required Only
            </button>
            <button type="submit" value="all" className="btn btn-small btn-quiet">
              Accept all
            </button>
          </form>
        </div>
      </dialog>
      <dialog className="preferences" data-consent="choose" aria-labelledby="preferences-title">
        <PreferencesForm />
      </dialog>
    </cookie-consent>
  );
}

function PreferencesForm() {
  return (
    <form method="dialog" className="p-6 md:p-8">
      <div className="flex items-start justify-between gap-4">
        <h2 id="preferences-title" className="text-xl">
          Cookie preferences
        </h2>
        <button type="submit" value="" className="icon-button" aria-label="Close">
          <Icon name="close" size={22} />
        </button>
      </div>
      <ul className="mt-4">
        <Toggle
          name="necessary"
          label="Necessary"
          text="Keeps you signed in and your forms safe. Always on."
          always
        />
        {consentChoices.map((choice) => (
          <Toggle key={choice.name} {...choice} />
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-2">
        <button type="submit" value="necessary" className="btn btn-small btn-quiet">
          Reject All
        </button>
        <button type="submit" value="chosen" className="btn btn-small btn-quiet">
          Confirm My Choices
        </button>
        <button type="submit" value="all" className="btn btn-small">
          Accept All
        </button>
      </div>
    </form>
  );
}

type ToggleProps = { name: string; label: string; text: string; always?: boolean };

function Toggle({ name, label, text, always = false }: ToggleProps) {
  return (
    <li className="border-b border-rule py-3">
      <label className="toggle">
        <span>
          <b>{label}</b>
          <span className="hint block">{text}</span>
        </span>
        <input type="checkbox" name={name} defaultChecked={always} disabled={always} />
      </label>
    </li>
  );
}
