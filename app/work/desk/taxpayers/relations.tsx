import { Link } from '@remix-run/react';
import { formOver } from '#app/platform/forms/meanwhile.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import {
  relationWords,
  RELATIONS,
  sharesOver,
  shareText,
  type Relation,
} from '#app/work/core/taxpayers/relations.ts';
import { PickClient } from './pick-client.tsx';
import { wayOptions } from './relation-ways.ts';
import { ChangeFold } from '#app/work/desk/change-fold.tsx';
import { RELATION_FORM } from './shared-forms.ts';
import type { TaxpayerAnswer } from './taxpayer-forms.ts';
import { NewFold } from '#app/work/desk/new-fold.tsx';

type Props = {
  kind: TaxpayerKind;
  relations: readonly Relation[];
  names: readonly string[];
  canChange: boolean;
  newId: string;
  answer: TaxpayerAnswer | undefined;
};

export function Relations({ kind, relations, names, canChange, newId, answer }: Props) {
  const over = sharesOver(relations);
  return (
    <section aria-labelledby="relations">
      <h2 id="relations">Relations</h2>
      {relations.length === 0 && (
        <p className="hint">None yet: directors, shareholders, trustees, a spouse …</p>
      )}
      {over.map((text) => (
        <p key={text} className="work-late">
          {text}
        </p>
      ))}
      {relations.length > 0 && (
        <ul className="contact-list">
          {relations.map((relation) => (
            <li key={relation.id}>
              <One relation={relation} canChange={canChange} answer={answer} />
            </li>
          ))}
        </ul>
      )}
      {canChange && (
        <AddForm
          key={relations.length}
          {...{ kind, names, newId }}
          added={answerTo(answer, 'relation-add')}
        />
      )}
    </section>
  );
}

function One({ relation, canChange, answer }: { relation: Relation } & Pick<Props, 'canChange' | 'answer'>) {
  const { id, kind, other, share, version } = relation;
  const refused = answerTo(answer, 'relation-save', id);
  const over = formOver(refused, null, { stored: RELATION_FORM.stored(relation), version });
  const { hasShare } = RELATIONS[kind];
  return (
    <>
      <p>
        <span className="hint">{relationWords(relation)}</span>{' '}
        <span translate="no">
          {other.id ? (
            <Link to={`/admin/taxpayers/${other.id}`} className="work-name">
              {other.name}
            </Link>
          ) : (
            other.name
          )}
        </span>
        {share !== null && <span className="num">, {shareText(share)}</span>}
      </p>
      {canChange && (
        <ChangeFold
          item={relation}
          over={over}
          name={`${relationWords(relation)} ${other.name}`}
          refused={refused}
          save={hasShare ? 'relation-save' : undefined}
          remove="relation-remove"
        >
          {hasShare && (
            <ShareField id={`${id}-share`} value={over.values.share ?? ''} error={refused?.errors.share} />
          )}
        </ChangeFold>
      )}
    </>
  );
}

function AddForm({
  kind,
  names,
  newId,
  added,
}: Pick<Props, 'kind' | 'names' | 'newId'> & { added: TaxpayerAnswer | undefined }) {
  return (
    <NewFold
      summary="Add a relation"
      intent="relation-add"
      newId={newId}
      isOpen={added !== undefined}
      drawn={[added?.errors, added?.found]}
    >
      <SelectField
        id="relation-way"
        name="way"
        label="Relation"
        options={[{ value: '', label: 'Please choose' }, ...wayOptions(kind)]}
        defaultValue={added?.typed.way ?? ''}
        error={added?.errors.way}
      />
      <PickClient
        id="relation-who"
        label="Client or person"
        hint="A name or number of the client book, or a name alone."
        typed={added?.typed.who ?? ''}
        error={added?.errors.who}
        found={added?.found}
        mayBeByName
        names={names}
      />
      <ShareField id="relation-share" value={added?.typed.share ?? ''} error={added?.errors.share} />
    </NewFold>
  );
}

function ShareField({ id, value, error }: { id: string; value: string; error: string | undefined }) {
  return (
    <TextField
      id={id}
      name="share"
      label="Share in percent (optional)"
      hint="Of a shareholder, or of a member of a close corporation."
      inputMode="decimal"
      autoComplete="off"
      defaultValue={value}
      error={error}
    />
  );
}
