import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { SCOPES } from './scopes.ts';
import type { TokenLine } from './tokens.server.ts';
import { ButtonForm } from '#app/platform/ui/button-form.tsx';

const STANDING: Record<TokenLine['standing'], string> = {
  'in force': 'In force',
  ended: 'Ended',
  expired: 'Expired',
  'without its maker': 'Stopped: its maker is no administrator any more',
};

const COLUMNS: Column<TokenLine>[] = [
  { head: 'Token', cell: ({ name }) => name },
  { head: 'May', cell: ({ scopes }) => scopes.map((scope) => SCOPES[scope].label).join(', ') },
  { head: 'Made by', cell: ({ maker }) => maker ?? 'A former colleague', isLabelled: true },
  { head: 'Last used', cell: ({ usedAt }) => (usedAt ? <When at={usedAt} /> : 'Never'), isLabelled: true },
  { head: 'Until', cell: ({ expiresAt }) => <When at={expiresAt} />, isLabelled: true },
  { head: 'State', cell: ({ standing }) => STANDING[standing] },
  {
    head: 'What can be done',
    cell: ({ id, name, standing }) =>
      (standing === 'in force' || standing === 'without its maker') && (
        <ButtonForm intent="end" fields={{ id }} about={` the token ${name}`}>
          End
        </ButtonForm>
      ),
  },
];

export function TokenTable({ tokens }: { tokens: readonly TokenLine[] }) {
  return <DataTable caption="Tokens" columns={COLUMNS} rows={tokens} keyOf={({ id }) => id} />;
}
