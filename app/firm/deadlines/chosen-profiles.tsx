import { checkedOn } from '#app/firm/core/deadline-rule.ts';
import { dayText } from '#app/platform/core/time.ts';
import { Notice } from '#app/platform/ui/notice.tsx';
import type { Choice } from './choice.ts';
import { profileName } from './names.ts';

export function ChosenProfiles({ choice }: { choice: Choice }) {
  const { profiles, isDefault } = choice;
  if (isDefault)
    return (
      <p className="shown-for">
        Nothing is chosen yet: these are the dates of employees, pensioners and provisional taxpayers.
      </p>
    );
  return (
    <>
      {profiles.length > 0 && <p className="shown-for">{profiles.map(profileName).join('. ')}.</p>}
      {choice.onError && <p className="hint mt-2">The event is missing: {choice.onError}</p>}
    </>
  );
}

export function ReturnMissing({ choice: { fields, profiles } }: { choice: Choice }) {
  if (!fields.entity || profiles.some((profile) => 'registered' in profile && profile.registered))
    return null;
  return (
    <p className="hint mt-4">
      The annual return to the CIPC is missing: its date follows from the day of registration, which you can
      enter in the form.
    </p>
  );
}

export function NothingDated({ isEstate }: { isEstate: boolean }) {
  return (
    <div className="mt-6">
      <Notice title="No known date in the next twelve months">
        {isEstate
          ? 'An estate counts from its own days: they are below.'
          : 'The next one has not been announced. What is known about it is below.'}
      </Notice>
    </div>
  );
}

export function MovedDates() {
  return (
    <div className="due-section hint grid max-w-[46em] gap-3">
      <p>
        Where SARS is owed a return or a payment on a Saturday, a Sunday or a public holiday, the last
        business day before it counts (Tax Administration Act 28 of 2011, section 244(1)). For the CIPC, the
        UIF, the Compensation Fund and the Master we know of no such rule. We move their days back as well, so
        that you are early rather than late.
      </p>
      <p>
        Public holidays are those of the Public Holidays Act 36 of 1994. One that the President declares later
        is added when it is declared. Rules and sources were last compared on {dayText(checkedOn)}. Your own
        date may differ where SARS has given you an extension.
      </p>
      <p>
        Not listed: the reports on employment equity (EEA2) and on skills (WSP and ATR), customs, and what a
        licence or a regulator asks. We list a date once we have a source for it.
      </p>
    </div>
  );
}
