import { vat } from '#content/pages/vat.ts';
import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { AmountField, SelectField, TextField } from '#app/platform/ui/field.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { LONGEST_TITLE, TITLE_HINT } from '#app/work/core/engagements/own-title.ts';
import { LetterArticle } from './letter-article.tsx';
import type { OfferChoice } from './offer-lines.ts';
import type { OfferDraft } from './propose.server.ts';

/** One form: a plan that was picked and not filled in is filled in before anything is sent. */
export function ProposeForm({ draft }: { draft: OfferDraft }) {
  const { plan, plans, lines, error, letters } = draft;
  const groups = [...new Set(lines.map(({ group }) => group))];
  return (
    <>
      <Form method="post" noValidate className="propose">
        <button type="submit" name="intent" value="preview" hidden>
          Preview the letters
        </button>
        <input type="hidden" name="filled" value={plan} />
        <input type="hidden" name="key" value={draft.key} />
        {error && (
          <div role="alert" tabIndex={-1} autoFocus className="mb-4" key={error}>
            <Notice tone="loss" title={error} />
          </div>
        )}
        <LateQuestion late={draft.late} />
        {plans.length > 0 && (
          <div className="propose-plan">
            <SelectField
              id="plan"
              name="plan"
              label="Begin with a plan"
              defaultValue={plan}
              options={[{ value: '', label: 'None: choose below' }, ...plans]}
            />
            <Button type="submit" name="intent" value="fill" look="quiet">
              Fill in
            </Button>
          </div>
        )}
        {groups.map((group) => (
          <section key={group} aria-label={group} className="mt-6">
            <h2 className="text-lg">{group}</h2>
            <ul className="offer-lines">
              {lines
                .filter((line) => line.group === group)
                .map((line) => (
                  <OfferLine key={line.type} line={line} />
                ))}
            </ul>
          </section>
        ))}
        <p className="hint mt-3">
          {vat()}{' '}
          {plan
            ? 'An empty one is the plan’s, for all of its parts together.'
            : 'An empty one reads “As we agreed with you in writing”.'}
        </p>
        <Signatory draft={draft} />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="preview" look="quiet">
            Preview the letters
          </Button>
          <Button type="submit" name="intent" value="send">
            Send the proposal
          </Button>
        </div>
      </Form>
      {letters && <Preview letters={letters} />}
    </>
  );
}

function Signatory({ draft: { signatory, owners, signatoryError } }: { draft: OfferDraft }) {
  return (
    <>
      <TextField
        id="signatory"
        name="signatory"
        label="Who accepts"
        hint="The letter names this person."
        defaultValue={signatory}
        error={signatoryError}
        maxLength={100}
        required
        autoComplete="off"
        list="owners"
        className="mt-5 max-w-md"
      />
      <datalist id="owners">
        {owners.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

function Preview({ letters }: { letters: NonNullable<OfferDraft['letters']> }) {
  return (
    <section aria-labelledby="preview" className="mt-10">
      <h2 id="preview" tabIndex={-1}>
        The letters as they will be sent
      </h2>
      <div className="proposal-letters">
        {letters.map((letter) => (
          <LetterArticle key={letter.id} letter={letter} />
        ))}
      </div>
    </section>
  );
}

function LateQuestion({ late }: Pick<OfferDraft, 'late'>) {
  if (late.length === 0) return null;
  return (
    <div role="alert" className="mb-4">
      <input type="hidden" name="late" value={late.join(' ')} />
      <Notice tone="loss" title="A letter goes out late">
        <ul>
          {late.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>The client reads that the day has passed.</p>
      </Notice>
    </div>
  );
}

function OfferLine({
  line: { type, name, isChosen, period, periods, title, late, price, priceFrom, ...errors },
}: {
  line: OfferChoice;
}) {
  return (
    <li className="propose-line">
      <label className="agree">
        <input type="checkbox" name="type" value={type} defaultChecked={isChosen} />
        <span>{name}</span>
      </label>
      <SelectField
        id={`period-${type}`}
        name={`period-${type}`}
        label={<Of what="Period" name={name} />}
        defaultValue={period}
        options={periods}
        error={errors.periodError}
      />
      <AmountField
        id={`price-${type}`}
        name={`price-${type}`}
        label={<Of what="Price" name={name} />}
        defaultValue={price.replace(/^R\s*/, '')}
        hint={priceFrom}
        error={errors.error}
      />
      {title !== undefined && (
        <TextField
          id={`title-${type}`}
          name={`title-${type}`}
          label={<Of what="Title" name={name} />}
          hint={TITLE_HINT}
          defaultValue={title}
          error={errors.titleError}
          maxLength={LONGEST_TITLE}
          autoComplete="off"
          className="propose-title"
        />
      )}
      {isChosen && late && <p className="hint text-loss">{late}</p>}
    </li>
  );
}

function Of({ what, name }: { what: string; name: string }) {
  return (
    <>
      {what}
      <span className="sr-only"> of {name}</span>
    </>
  );
}
