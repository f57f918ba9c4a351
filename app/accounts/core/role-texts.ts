import { PERMISSIONS, ROLES, rolesThatMay, type Permission, type Role, type Sight } from './roles.ts';

type Whose = 'their' | 'your';

/** Each follows "may"; the desk itself is not named. */
const PERMISSION_TEXTS: Record<Exclude<Permission, 'desk'>, (sees: Sight, whose: Whose) => string> = {
  enquiries: () => 'answer messages',
  bookings: () => 'keep the diary',
  recovery: () => 'help who has lost phone or address',
  work: (sees, whose) => `work for ${clientsOf(sees, whose)}`,
  engage: () => 'take on clients',
  allocate: () => 'give clients and hours to any colleague',
  kinds: () => 'change the kinds of work',
  fica: () => 'keep the FICA records of clients',
  lists: () => 'change the public lists',
  content: () => 'write the words and prices of the site',
  users: () => 'look after accounts and roles',
  audit: () => 'read who changed what',
  mail: () => 'send again what could not be sent',
  site: () => 'see how the site itself runs',
};

function clientsOf(sees: Sight, whose: Whose): string {
  switch (sees) {
    case 'all':
      return 'all clients';
    case 'own and unassigned':
      return `${whose} own clients or those of nobody`;
  }
}

const AND = new Intl.ListFormat('en-ZA', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-ZA', { type: 'disjunction' });

export function mayText(role: Role): string {
  return `May ${whatItMay(role, 'their')}.`;
}

/** Addressed to the person with the role. */
export function youMayText(role: Role): string {
  return `You may ${whatItMay(role, 'your')}.`;
}

function whatItMay(role: Role, whose: Whose): string {
  const { may, sees } = ROLES[role];
  if (PERMISSIONS.every((permission) => may.includes(permission))) return 'do everything at the desk';
  const texts = may.flatMap((permission) =>
    permission === 'desk' ? [] : [PERMISSION_TEXTS[permission](sees, whose)],
  );
  return AND.format(texts);
}

export function namesOfThoseWhoMay(permission: Permission): string {
  return AND.format(
    rolesThatMay(permission)
      .toReversed()
      .map((role) => ROLES[role].plural.label.toLowerCase()),
  );
}

export function oneWhoMay(permission: Permission): string {
  return OR.format(
    rolesThatMay(permission)
      .toReversed()
      .map((role) => ROLES[role].as),
  );
}
