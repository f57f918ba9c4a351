import { and, eq, inArray, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { contactPersons, taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isPresent, isTaxpayerVisibleTo } from '../engagements/access.server.ts';
import { UNENDED } from '../engagements/states.ts';
import { everyKind } from '../engagements/types.ts';
import { LACKS, type Lack } from './lacks.ts';
import type { NumberKind } from './numbers.ts';
import { COUNTED } from './status.ts';

const all = (...conditions: SQL[]) => sql`(${and(...conditions)})`;

const { kind, taxNumber, registrationNumber, vatCategory, email } = taxpayers;

/** By the work that is done for it; kinds are added at the desk. Found once for all rows. */
function isEmployer(): SQL {
  const kinds = everyKind().flatMap(({ id, group }) => (group === 'paye' ? [id] : []));
  const isOpen = and(inArray(engagements.type, kinds), isIn(engagements.state, UNENDED), isPresent);
  return sql`${taxpayers.id} in (
    select ${recurringWork.taxpayerId} from ${recurringWork} where ${inArray(recurringWork.type, kinds)}
    union all select ${engagements.taxpayerId} from ${engagements} where ${isOpen})`;
}

/** In queries of `taxpayers`. */
const CONDITIONS: Record<Lack, (employs: () => SQL) => SQL> = {
  tax: () => isNull(taxNumber),
  identity: () => all(eq(kind, 'individual'), hasNone('identityNumber', 'passportNumber')),
  registration: () => all(inArray(kind, ['company', 'trust']), isNull(registrationNumber)),
  vat: () => all(isNotNull(vatCategory), hasNone('vatNumber')),
  'vat-category': () => all(isNull(vatCategory), not(hasNone('vatNumber'))),
  paye: (employs) => all(employs(), hasNone('payeNumber')),
  uif: (employs) => all(employs(), hasNone('uifNumber', 'uifFundNumber')),
  coida: (employs) => all(employs(), hasNone('coidaNumber')),
  reach: () =>
    all(
      isNull(email),
      sql`not exists (select from ${contactPersons} where ${eq(contactPersons.taxpayerId, taxpayers.id)})`,
      sql`not exists (select from ${taxpayerMembers} where ${eq(taxpayerMembers.taxpayerId, taxpayers.id)})`,
    ),
  services: () =>
    sql`not exists (select from ${recurringWork} where ${eq(recurringWork.taxpayerId, taxpayers.id)})`,
};

export function doesLack(lack: Lack): SQL {
  return CONDITIONS[lack](isEmployer);
}

export async function countLacks(me: FirmActor): Promise<{ lack: Lack; clients: number }[]> {
  const lacks = keysOf(LACKS);
  const employs = () => sql`employer.is`;
  const counts = lacks.map((lack) => sql`(count(*) filter (where ${CONDITIONS[lack](employs)}))::int`);
  const [row] = await db()
    .select({ counts: sql<number[]>`array[${sql.join(counts, sql`, `)}]` })
    .from(taxpayers)
    // With the offset it is found once, not for each of the counts.
    .crossJoinLateral(sql`(select ${isEmployer()} as is offset 0) employer`)
    .where(and(isTaxpayerVisibleTo(me), isIn(taxpayers.status, COUNTED)));
  return lacks.map((lack, at) => ({ lack, clients: row?.counts[at] ?? 0 }));
}

function hasNone(...numbers: readonly NumberKind[]): SQL {
  return all(...numbers.map((number) => sql`${taxpayers.numbers} ->> ${number} is null`));
}
