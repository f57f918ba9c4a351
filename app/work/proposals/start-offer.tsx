import { Link } from '@remix-run/react';
import { starting } from '#content/pages/starting.ts';
import type { Plan } from '#content/plans.ts';
import { AccountForm, type Refused } from '#app/accounts/core/account-form.tsx';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { SelectField } from '#app/platform/ui/field.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import type { CatchUp } from './catch-up.ts';
import type { ShownOffer } from './start.server.ts';

/** `ticked`: values of `quote`. */
export type Offered = {
  offer: ShownOffer;
  election: string | null;
  asksVatLookup: boolean;
  ticked: string[];
};

type Props = Offered & { plan: Plan } & Refused;

export function StartOffer({ offer, election, asksVatLookup, ticked, plan, refusal }: Props) {
  const { lines, missing, catchUp, oldFirm, taxpayer, key } = offer;
  const isAllOpen = lines.every(({ open }) => open !== null);
  if (lines.length === 0) {
    return (
      <Notice title={`Nothing of this plan can be offered for ${taxpayer.name}`}>
        {missing.join('. ')}. <Link to="/contact">Write to us</Link>, and we look at it together.
      </Notice>
    );
  }
  if (offer.proposal) return <OpenAlready offer={offer} id={offer.proposal} />;
  const [first] = lines;
  return (
    <Sheet margin lifted>
      <h2 className="font-serif-text text-xl">
        {isAllOpen ? `${taxpayer.name} has this with us already` : `The proposal for ${taxpayer.name}`}
      </h2>
      {isAllOpen && first?.open && (
        <p className="mt-4">
          <ButtonLink to={first.open.path}>{`Open ${first.name}, ${first.open.label}`}</ButtonLink>
        </p>
      )}
      <SaidOtherwise claims={offer.claims} taxpayer={taxpayer.id} />
      <AccountForm refusal={refusal} button="Show me the proposal" busy="Writing..." className="gap-5">
        <input type="hidden" name="intent" value="offer" />
        <input type="hidden" name="taxpayer" value={taxpayer.id} />
        <input type="hidden" name="key" value={key} />
        <ul className="offer-lines">
          {lines.map((line) => (
            <OfferLine key={line.type} line={line} />
          ))}
        </ul>
        {election && <p className="hint">{election}</p>}
        {catchUp && <CatchUpChoices {...catchUp} ticked={ticked} />}
        {oldFirm && <p className="hint">{oldFirm}</p>}
        {oldFirm && (
          <p className="hint">
            {starting.behind.text} <Link to={starting.behind.to}>{starting.behind.link}</Link>
          </p>
        )}
        {missing.map((text) => (
          <p key={text} className="hint">
            Not in it: {text}.
          </p>
        ))}
        <VatLookup isLookedUp={offer.isVatLookedUp} isAsked={asksVatLookup} />
        <p className="hint">
          Paid to others: {plan.paidOnTop}. You get a letter for each piece of work, and accept or decline
          them together.
        </p>
      </AccountForm>
      <p className="mt-6">
        <Link to="?">It is for somebody else</Link>
      </p>
    </Sheet>
  );
}

function OpenAlready({ offer: { taxpayer, claims }, id }: { offer: ShownOffer; id: string }) {
  return (
    <Sheet margin lifted>
      <h2 className="font-serif-text text-xl">{starting.open.title(taxpayer.name)}</h2>
      <p className="mt-3">{starting.open.text}</p>
      <SaidOtherwise claims={claims} taxpayer={taxpayer.id} />
      <p className="mt-4">
        <ButtonLink to={`/proposal/${id}`}>{starting.open.read}</ButtonLink>
      </p>
      <p className="mt-6">
        <Link to="?">It is for somebody else</Link>
      </p>
    </Sheet>
  );
}

function SaidOtherwise({ claims, taxpayer }: { claims: ShownOffer['claims']; taxpayer: string }) {
  if (claims.length === 0) return null;
  const { title, line, text, see } = starting.otherwise;
  return (
    <div className="mt-4">
      <Notice title={title}>
        <ul className="list-disc pl-5">
          {claims.map((one) => (
            <li key={one.field}>{line(one)}</li>
          ))}
        </ul>
        {text} <Link to={`/account/taxpayers/${taxpayer}`}>{see}</Link>
      </Notice>
    </div>
  );
}

function VatLookup({ isLookedUp, isAsked }: { isLookedUp: boolean | null; isAsked: boolean }) {
  const { tick, title, offered } = starting.vatCategory;
  if (isLookedUp === null) return null;
  if (isLookedUp)
    return (
      <p className="hint">
        {title}. {offered}
      </p>
    );
  return (
    <label className="agree">
      <input type="checkbox" name="vat-lookup" value="yes" defaultChecked={isAsked} />
      <span>
        {tick} <span className="hint">{offered}</span>
      </span>
    </label>
  );
}

type CatchUpProps = NonNullable<ShownOffer['catchUp']> & { ticked: readonly string[] };

function CatchUpChoices({ choices, months, price, quoteBy, ticked }: CatchUpProps) {
  const { toCome, toComeText, behind, behindText, sinceWhen, notKnown, price: priceText } = starting.quote;
  const [before, late] = [choices.filter(({ isToCome }) => isToCome), choices.filter((one) => !one.isToCome)];
  return (
    <div className="grid gap-3">
      {before.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{toCome}</legend>
          <p className="hint">{toComeText}</p>
          <Ticks choices={before} ticked={ticked} />
        </fieldset>
      )}
      {late.length > 0 && (
        <details className="letter-rest" open={late.some(({ value }) => ticked.includes(value))}>
          <summary>{behind}</summary>
          <fieldset>
            <legend className="hint">{behindText}</legend>
            <Ticks choices={late} ticked={ticked} />
            {months.length > 0 && (
              <SelectField
                id="since"
                name="since"
                label={sinceWhen}
                className="mt-3"
                options={[{ value: '', label: notKnown }, ...months]}
              />
            )}
          </fieldset>
        </details>
      )}
      <p className="hint">{priceText(price, quoteBy)}</p>
    </div>
  );
}

function Ticks({ choices, ticked }: { choices: readonly CatchUp[]; ticked: readonly string[] }) {
  return choices.map(({ value, label, hint }) => (
    <label key={value} className="agree mt-2">
      <input type="checkbox" name="quote" value={value} defaultChecked={ticked.includes(value)} />
      <span>
        {label}
        {hint && <span className="hint">, {hint}</span>}
      </span>
    </label>
  ));
}

function OfferLine({ line }: { line: ShownOffer['lines'][number] }) {
  const { type, name, suggested, due, periods, open } = line;
  const [only] = periods;
  const chosen = periods.find(({ value }) => value === suggested) ?? only;
  return (
    <li>
      <div>
        <b>{name}</b>
        {due && <p className="hint">{due}</p>}
        {open && (
          <p className="hint">
            Open already: <Link to={open.path}>{open.label}</Link>
          </p>
        )}
      </div>
      {periods.length > 1 ? (
        <details>
          <summary>
            {open && !suggested ? (
              'Add another period'
            ) : (
              <>
                {chosen?.label} <span className="hint">Change</span>
                <span className="sr-only"> the period</span>
              </>
            )}
            <span className="sr-only">: {name}</span>
          </summary>
          <SelectField
            id={`period-${type}`}
            name={`period-${type}`}
            label={
              <>
                {open ? 'And for' : 'For'}
                <span className="sr-only"> which period: {name}</span>
              </>
            }
            defaultValue={suggested}
            options={periods}
          />
        </details>
      ) : (
        !open && <p className="text-ink-soft">{only?.label}</p>
      )}
    </li>
  );
}
