import { checkedOn } from '#app/firm/deadline-rule.ts';
import { dayText } from '#app/time.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { Choice } from './choice.ts';
import { profileName } from './names.ts';

export function ShownFor({ choice }: { choice: Choice }) {
  const { profiles, isDefault, fields } = choice;
  return (
    <>
      <p className="lede mt-4">
        {profiles.map(profileName).join('. ')}.
        {isDefault && ' Nothing is chosen yet, so these are the dates of most people. Choose above.'}
      </p>
      {fields.entity && profiles.every((profile) => !('registered' in profile && profile.registered)) && (
        <p className="hint mt-3 max-w-[44em]">
          The annual return to the CIPC is missing: its date follows from the day of registration, which you
          can enter above.
        </p>
      )}
    </>
  );
}

export function NothingDated() {
  return (
    <div className="mt-8 max-w-[44rem]">
      <Notice title="No known date in the next twelve months">
        What is due for you has no date yet, or none that a calendar could know. It stands below.
      </Notice>
    </div>
  );
}

export function MovedDates() {
  return (
    <div className="hint mt-8 grid max-w-[46em] gap-3">
      <p>
        Where SARS is owed a return or a payment on a Saturday, a Sunday or a public holiday, the last
        business day before it counts (Tax Administration Act 28 of 2011, section 244(1)). The CIPC and the
        Compensation Fund have no such rule. We move their days back as well, so that you are early rather
        than late.
      </p>
      <p>
        Public holidays are those of the Public Holidays Act 36 of 1994. One that the President declares later
        is added when it is declared. Rules and sources were last compared on {dayText(checkedOn)}. Your own
        date may differ where SARS has given you an extension.
      </p>
    </div>
  );
}
