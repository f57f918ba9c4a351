import { Form } from '@remix-run/react';
import { useState } from 'react';
import { Button } from '#app/platform/ui/button.tsx';
import { AmountField, SelectField, TextField } from '#app/platform/ui/field.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { LetterArticle } from './letter-article.tsx';
import type { OfferChoice, OfferDraft } from './propose.server.ts';

/** Nothing of one plan is sent while another is picked. */
export function ProposeForm({ draft }: { draft: OfferDraft }) {
  const { plan, plans, lines, signatory, signatoryError, error, letters } = draft;
  const [picked, setPicked] = useState(plan);
  return (
    <>
      {plans.length > 0 && (
        <Form method="get" className="propose-plan">
          <SelectField
            id="plan"
            name="plan"
            label="Begin with a plan"
            defaultValue={plan}
            onChange={({ currentTarget }) => setPicked(currentTarget.value)}
            options={[{ value: '', label: 'None: choose below' }, ...plans]}
          />
          <Button type="submit" look="quiet">
            Fill in
          </Button>
        </Form>
      )}
      {picked !== plan && (
        <p role="status" className="hint mt-3">
          Press “Fill in” to see what the other plan proposes.
        </p>
      )}
      <Form method="post" noValidate className="propose" key={plan} hidden={picked !== plan}>
        <input type="hidden" name="plan" value={plan} />
        <input type="hidden" name="key" value={draft.key} />
        {error && (
          <div role="alert" className="mb-4">
            <Notice tone="loss" title={error} />
          </div>
        )}
        <LateQuestion late={draft.late} />
        <ul className="offer-lines">
          {lines.map((line) => (
            <OfferLine key={line.type} line={line} />
          ))}
        </ul>
        <p className="hint mt-3">
          Prices include VAT.{' '}
          {plan
            ? 'An empty one is the plan’s, for all of its parts together.'
            : 'An empty one reads “As we agreed with you in writing”.'}
        </p>
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
          className="mt-5 max-w-[28rem]"
        />
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
  line: { type, name, isChosen, period, periods, late, price, error },
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
      />
      <AmountField
        id={`price-${type}`}
        name={`price-${type}`}
        label={<Of what="Price" name={name} />}
        defaultValue={price.replace(/^R\s*/, '')}
        error={error}
      />
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
