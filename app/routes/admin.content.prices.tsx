import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { itemPath, kindPath } from '#app/content/core/content-path.ts';
import { PLANS } from '#app/firm/core/plans.ts';
import { AffectedNotice } from '#app/content/desk/affected-notice.tsx';
import {
  beforeField,
  isTouched,
  PRICE_FIELDS,
  priceField,
  versionField,
  type PriceField,
  type PriceRow,
} from '#app/content/desk/price-row.ts';
import { changePrices, loadPrices } from '#app/content/desk/price-table.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { FieldError, TextField } from '#app/platform/ui/field.tsx';
import { Link } from '#app/platform/ui/link.tsx';

export const handle = { permission: 'content' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  await requireAccess(args, 'content');
  return { rows: await loadPrices() };
}

export async function action(args: ActionFunctionArgs) {
  const me = await requireAccess(args, 'content');
  return changePrices({ me, request: args.request });
}

export const meta: MetaFunction = () => privateMeta('Prices');

export default function Prices() {
  const { rows } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const errors = answer?.errors ?? {};
  const wrong = Object.keys(errors).length;
  return (
    <AdminPage
      title="Prices"
      lede="All plans in one table, published together. A proposal that was sent, and a letter that was accepted, keep the price that they name."
      actions={<Link to={kindPath({ name: PLANS })}>Plans and prices</Link>}
    >
      <Form method="post" className="grid gap-6">
        {wrong > 0 && (
          <p role="alert" tabIndex={-1} ref={focus} className="field-error">
            Nothing was changed: see what is said at {wrong === 1 ? 'the field' : `${wrong} fields`}.
          </p>
        )}
        {answer?.affected && <AffectedNotice id="affected" sentence={answer.error} of={answer.affected} />}
        <DataTable
          caption="Prices"
          columns={columnsFor(answer?.typed ?? {}, errors)}
          rows={rows}
          keyOf={({ id, revision }) => `${id} ${revision}`}
        />
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <Button type="submit" name="intent" value="publish">
            Publish now
          </Button>
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              id="field-publishAt"
              name="publishAt"
              type="datetime-local"
              label="Publish at (South African time)"
              defaultValue={answer?.typed?.publishAt}
              error={errors.publishAt}
            />
            <Button type="submit" name="intent" value="plan" look="quiet">
              Plan these prices
            </Button>
          </div>
        </div>
      </Form>
    </AdminPage>
  );
}

const HEADS: Record<PriceField, string> = { price: 'Price in rand', upTo: 'Up to', instalments: 'Payments' };

type Typed = Readonly<Record<string, string>>;
type Errors = Partial<Record<string, string>>;

function columnsFor(typed: Typed, errors: Errors): Column<PriceRow>[] {
  const plan: Column<PriceRow> = {
    head: 'Plan',
    className: 'wide',
    cell: ({ id, title, period, revision, states }) => (
      <>
        <Link to={itemPath({ name: PLANS }, id)}>{title}</Link>{' '}
        <span className="hint block">{[period, ...states].join(' · ')}</span>
        <input type="hidden" name={versionField(id)} value={revision} />
      </>
    ),
  };
  const fields = PRICE_FIELDS.map((field): Column<PriceRow> => ({
    head: HEADS[field],
    isLabelled: true,
    cell: (row) => <PriceInput field={field} row={row} typed={typed} errors={errors} />,
  }));
  return [plan, ...fields];
}

type InputProps = { field: PriceField; row: PriceRow; typed: Typed; errors: Errors };

/** What somebody left alone says what is stored by now. */
function PriceInput({ field, row: { id, title, entries }, typed, errors }: InputProps) {
  const name = priceField(field, id);
  const error = errors[name];
  const value = isTouched(typed, field, id) ? typed[name] : entries[field];
  return (
    <>
      <input type="hidden" name={beforeField(field, id)} value={entries[field]} />
      <input
        className="input"
        id={`field-${name}`}
        name={name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${HEADS[field]}: ${title}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `field-${name}-error`}
      />
      <FieldError id={`field-${name}-error`} message={error} />
    </>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
