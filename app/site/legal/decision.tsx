import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import type { LegalFlag } from './legal-text.ts';

/** Both are links home; a script stores the flag on Accept. */
export function Decision({ title, flag }: { title: string; flag: LegalFlag }) {
  return (
    <legal-decision data-flag={flag} class="mt-16 block print:hidden">
      <Sheet lifted>
        <h2 id="decision" className="text-xl">
          Do you accept the {title.toLowerCase()}?
        </h2>
        <p className="mt-3 text-ink-soft">
          You need not decide in order to read on. Accept notes in this browser that you have, and nowhere
          else; Decline notes nothing. Either takes you to the home page.
        </p>
        <p data-accepted="" className="mt-3 font-semibold text-gain" hidden>
          You have accepted this text in this browser.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/" data-accept="">
            Accept
          </ButtonLink>
          <ButtonLink to="/" look="quiet">
            Decline
          </ButtonLink>
        </div>
      </Sheet>
    </legal-decision>
  );
}
