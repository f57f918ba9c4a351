import type { ReactNode } from 'react';
import { Form, Link } from '@remix-run/react';
import { dayText } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError, SelectField, type OptionGroup } from '#app/platform/ui/field.tsx';
import { sizeText } from '#app/platform/ui/size-text.ts';
import { ChooseItem } from '#app/work/desk/papers/choose-item.tsx';
import { FindTaxpayer } from '../enquiry/find-taxpayer.tsx';
import type { Looked } from '../enquiry/taxpayer-card.tsx';
import { INBOX, type Filter } from '../inbox/filter.ts';
import type { Paper } from './paper.server.ts';
import { placeField, type Place, type Places, type Work } from './places.ts';

type Props = { places: Places; looked: Looked; filter: Filter; error?: string };

export function FilingPage(props: Props) {
  return (
    <Filing {...props}>
      {props.places.of.map((place) => (
        <OfTaxpayer key={place.taxpayer.id} {...place} />
      ))}
    </Filing>
  );
}

export function FilingManyPage({
  papers,
  typed,
  ...props
}: Props & { papers: readonly Paper[]; typed: Readonly<Record<string, string>> }) {
  const options = props.places.of.flatMap(({ taxpayer, works }) =>
    works.map((work) => groupOf(taxpayer, work)),
  );
  return (
    <Filing {...props}>
      {props.places.of
        .filter(
          ({ taxpayer, works, planned }) => !taxpayer.isSeen || works.length === 0 || planned.length > 0,
        )
        .map((place) => (
          <OfTaxpayer key={place.taxpayer.id} {...place} isListed={place.works.length > 0} />
        ))}
      {options.length > 0 && (
        <Form method="post" className="grid max-w-xl gap-6">
          {papers.map((paper) => (
            <SelectField
              key={paper.id}
              id={`place-${paper.id}`}
              name={placeField(paper)}
              label={paper.name}
              hint={`${sizeText(paper.size)}${paper.isFiled ? ', filed before' : ''}`}
              options={[{ value: '', label: 'Leave it here' }, ...options]}
              defaultValue={typed[placeField(paper)] ?? ''}
            />
          ))}
          <div>
            <Button type="submit" name="intent" value="file">
              File them
            </Button>
          </div>
        </Form>
      )}
    </Filing>
  );
}

export function Unproved({ sender }: Pick<Paper, 'sender'>) {
  return (
    <p className="mb-6" role="note">
      It says that it is from {sender || 'nobody'}, but that is not proved. Ask the client before you file it.
    </p>
  );
}

function groupOf({ name }: Place['taxpayer'], { id, title, wanted, others }: Work): OptionGroup {
  const itemOf = (state: string) => (item: Work['wanted'][number]) => ({
    value: `item:${item.id}`,
    label: `${item.what}${state}`,
  });
  const rest = { value: `paper:${id}`, label: 'Another paper of this work' };
  return {
    group: `${title}, ${name}`,
    options: [...wanted.map(itemOf('')), ...others.map(itemOf(' (came already)')), rest],
  };
}

function Filing({ places, looked, filter, error, children }: Props & { children: ReactNode }) {
  return (
    <div className="work-parts">
      <FieldError id="not-filed" message={error} />
      {!places.isTied && !places.isChosen && (
        <p>
          {places.of.length > 0
            ? 'The message is not tied to a client yet. These have its e-mail address.'
            : 'The message is not tied to a client yet. Find the one that it is about.'}
        </p>
      )}
      {children}
      <FindAnother {...{ looked, filter }} />
    </div>
  );
}

function OfTaxpayer({
  taxpayer: { id, name, keeper, isSeen },
  works,
  planned,
  isListed = false,
}: Place & { isListed?: boolean }) {
  return (
    <section aria-labelledby={`of-${id}`}>
      <h2 id={`of-${id}`}>{name}</h2>
      {!isSeen && (
        <p>
          {keeper} looks after it. <Link to={`/admin/taxpayers/${id}/card`}>Open the file first</Link>.
        </p>
      )}
      {isSeen && works.length === 0 && <p className="hint">No work is under way.</p>}
      {!isListed &&
        works.map((work) => (
          <Form key={work.id} method="post" aria-labelledby={`work-${work.id}`} className="mt-4 grid gap-2">
            <ChooseIn {...work} />
          </Form>
        ))}
      {planned.length > 0 && <NotBegun planned={planned} />}
    </section>
  );
}

function NotBegun({ planned }: Pick<Place, 'planned'>) {
  return (
    <div className="mt-4">
      <p>
        Work that is planned takes no papers yet, and the client gets no mail about it before it starts. Press
        “Start now” on its page, then come back to file this.
      </p>
      <ul className="mt-2">
        {planned.map(({ id, title, startsOn }) => (
          <li key={id}>
            <Link to={`/admin/work/${id}`}>{title}</Link>
            {startsOn && <span className="hint">, planned for {dayText(startsOn)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ChooseIn({ id, title, dueOn, wanted, others }: Work) {
  return (
    <>
      <h3 id={`work-${id}`} className="text-base">
        <Link to={`/admin/work/${id}`}>{title}</Link>
        {dueOn && <span className="hint">, due {dayText(dueOn)}</span>}
      </h3>
      <ChooseItem {...{ wanted, others }} another={`paper:${id}`} />
    </>
  );
}

function FindAnother({ looked: { typed, found }, filter }: Pick<Props, 'looked' | 'filter'>) {
  return (
    <section aria-labelledby="another">
      <h2 id="another">Another client</h2>
      <FindTaxpayer typed={typed} filter={filter} className="max-w-xl" />
      {typed && found.length === 0 && <p role="status">No client fits “{typed}”.</p>}
      {found.length > 0 && (
        <ul className="mt-3 grid gap-1" aria-label="Found">
          {found.map(({ id, name, keeper }) => (
            <li key={id}>
              <Link to={`?${new URLSearchParams([...INBOX.entries(filter), ['taxpayer', id]])}`}>{name}</Link>{' '}
              {keeper && <span className="hint">{keeper} looks after it</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
