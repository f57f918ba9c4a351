import { Button, buttonClass } from '#app/platform/ui/button.tsx';
import { LiveText } from '#app/platform/ui/live-text.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { ASSESSMENT_PAPERS } from '#app/tools/calculators/claim-papers.ts';
import { CARRIED, CLAIM_CARDS, NOTICE_FIELD, paperName, PLACES } from './cards.ts';
import { CheckWorking } from './check-working.tsx';
import type { Typed } from './read-fields.ts';
import type { Texts } from './texts.ts';
import { UNTIL } from './until-when.ts';

type Props = {
  typed: Typed;
  texts: Texts;
  start: string | null;
  book: string;
};

export function CheckResult({ typed, texts, start, book }: Props) {
  return (
    <Sheet margin lifted>
      <section id="found" aria-labelledby="found-title" className="check-result">
        <div role="status">
          <h2 id="found-title" className="found">
            <LiveText name="needs" texts={texts} className="needs" />
            <LiveText name="found" texts={texts} />
          </h2>
          <p className="mt-2">
            <LiveText name="why" texts={texts} />
          </p>
          <p className="hint mt-1">
            <LiveText name="left" texts={texts} />
          </p>
          <NotAsked />
        </div>
        <ul className="no-print">
          {PLACES.map((place) => (
            <Missing key={place.name} {...place} texts={texts} />
          ))}
        </ul>
        <div data-shown="papersReady" hidden={!texts.papersReady}>
          <h3 className="mt-6">Papers to have ready</h3>
          <p className="hint">
            <LiveText name="papersReady" texts={texts} />. SARS may ask for any of them; keep them for five
            years.
          </p>
          <ul className="mt-2">
            <Paper name="irp5" paper={ASSESSMENT_PAPERS} typed={typed} />
            {CLAIM_CARDS.map(({ name, paper }) => (
              <Paper key={name} name={name} paper={paper} typed={typed} isHidden={!texts[`${name}Paper`]} />
            ))}
          </ul>
          <Button look="quiet" small className="needs-script no-print mt-3" data-print="">
            Print the list
          </Button>
        </div>
        <UntilWhen texts={texts} />
        <Open name="sentOpen" at="sent" label="Say what SARS has sent you" texts={texts} />
        <Open name="noticeOpen" at={NOTICE_FIELD.name} label="Enter the day of the notice" texts={texts} />
        {start && (
          <p className="no-print mt-5" data-shown="sold" hidden={!texts.sold}>
            <a href={start} className={buttonClass({})}>
              <span data-text="sold">{texts.sold ?? ''}</span>
            </a>
          </p>
        )}
        <div className="no-print mt-5" data-shown="toPerson" hidden={!texts.toPerson}>
          <p data-text="toPerson">{texts.toPerson ?? ''}</p>
          <a href={book} className={`${buttonClass({})} mt-3`}>
            Book a Consultation
          </a>
        </div>
        <p className="no-print mt-5">
          <Button type="submit" {...CARRIED} formAction="/auto-assessment#calculator" look="quiet" small>
            Compare this with SARS’s assessment
          </Button>
        </p>
        <p className="hint no-print mt-4">
          <LiveText name="notSold" texts={texts} />
        </p>
        <p className="hint mt-3">
          <LiveText name="assumed" texts={texts} />
        </p>
        <CheckWorking texts={texts} />
      </section>
    </Sheet>
  );
}

function NotAsked() {
  return (
    <p className="hint mt-1">
      Not asked here: a disability in the family, with which medical bills count without the limit of those
      under 65; the costs of somebody paid by commission; and a loss from letting.
    </p>
  );
}

function UntilWhen({ texts }: { texts: Texts }) {
  return (
    <>
      <h3 className="mt-6">Until when</h3>
      <ul className="mt-2 grid gap-2">
        {UNTIL.map((name) => (
          <li key={name} data-shown={name} hidden={!texts[name]}>
            <span data-text={name}>{texts[name] ?? ''}</span>
          </li>
        ))}
      </ul>
      <p className="hint mt-2">
        Not everybody has to file: somebody with one employer and no other income may not have to. SARS’s
        notice of the year says who must.
      </p>
    </>
  );
}

function Open({ name, at, label, texts }: { name: string; at: string; label: string; texts: Texts }) {
  return (
    <p className="no-print mt-2" data-shown={name} hidden={!texts[name]}>
      <a href={`#${at}`} className="more needs-script">
        {label}
      </a>
      <Button type="submit" name="step" value={0} look="quiet" small className="without-script">
        {label}
      </Button>
    </p>
  );
}

type MissingProps = (typeof PLACES)[number] & { texts: Texts };

/** Without a script the link to a step is a button: it posts what was typed. */
function Missing({ name, step, label, at, texts }: MissingProps) {
  const missing = `${name}Missing`;
  return (
    <li data-shown={missing} hidden={!texts[missing]} className="mt-2">
      <a href={`#${at}`} className="more needs-script">
        {label}
      </a>
      <Button type="submit" name="step" value={step} look="quiet" small className="without-script">
        {label}
      </Button>{' '}
      <span>
        Still open: <span data-text={missing}>{texts[missing] ?? ''}</span>
      </span>
    </li>
  );
}

type PaperProps = {
  name: Parameters<typeof paperName>[0];
  paper: { for: string; text: string };
  typed: Typed;
  isHidden?: boolean;
};

function Paper({ name, paper, typed, isHidden = false }: PaperProps) {
  return (
    <li {...(name !== 'irp5' && { 'data-shown': `${name}Paper` })} hidden={isHidden}>
      <label className="check-paper">
        <input
          type="checkbox"
          name={paperName(name)}
          defaultChecked={Boolean(typed[paperName(name)])}
          className="size-6 shrink-0"
        />
        <span>
          <b>{paper.for}</b>
          <span className="block text-ink-soft">{paper.text}</span>
        </span>
      </label>
    </li>
  );
}
