import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { EVENTS } from './events.ts';
import type { WebhookLine } from './webhooks.server.ts';
import { ButtonForm } from '#app/platform/ui/button-form.tsx';

const STANDING: Record<WebhookLine['standing'], string> = {
  'in force': 'In force',
  ended: 'Ended',
  'without its maker': 'Stopped: who added it is no administrator any more',
};

const COLUMNS: Column<WebhookLine>[] = [
  { head: 'Webhook', cell: ({ address }) => address, className: 'break-all' },
  { head: 'Is told', cell: ({ events }) => events.map((event) => EVENTS[event]).join(', ') },
  { head: 'Added by', cell: ({ maker }) => maker ?? 'A former colleague', isLabelled: true },
  {
    head: 'Came last',
    cell: ({ deliveredAt }) => (deliveredAt ? <When at={new Date(deliveredAt)} /> : 'Never'),
    isLabelled: true,
  },
  { head: 'Wait', cell: ({ waiting }) => waiting, isLabelled: true },
  {
    head: 'State',
    cell: ({ standing, failure }) =>
      failure ? `${STANDING[standing]}. The last that failed: ${failure}.` : STANDING[standing],
  },
  {
    head: 'What can be done',
    cell: ({ id, address, standing }) =>
      standing !== 'ended' && (
        <ButtonForm intent="end-webhook" fields={{ id }} about={` the webhook ${address}`}>
          End
        </ButtonForm>
      ),
  },
];

export function WebhookTable({ webhooks }: { webhooks: readonly WebhookLine[] }) {
  return <DataTable caption="Webhooks" columns={COLUMNS} rows={webhooks} keyOf={({ id }) => id} />;
}
