import { PERMISSIONS, ROLES, rolesThatMay, type Permission, type Role, type Sight } from './roles.ts';

/** Each as it follows "may". */
const PERMISSION_TEXTS: Record<Permission, (sees: Sight) => string> = {
  desk: () => 'open the desk',
  messages: () => 'read and answer every message',
  bookings: () => 'look after the consultations',
  work: (sees) => `do the work for ${clientsOf(sees)}`,
  engage: () => 'add clients and offer them work',
  allocate: () => 'give clients and hours to any colleague',
  lists: () => 'change the public lists',
  users: () => 'look after accounts and roles',
  audit: () => 'read who changed what',
  mail: () => 'send again what could not be sent',
  site: () => 'see how the site itself runs',
};

function clientsOf(sees: Sight): string {
  switch (sees) {
    case 'all':
      return 'all clients';
    case 'own and unassigned':
      return 'their own clients and those whom nobody looks after';
  }
}

const AND = new Intl.ListFormat('en-ZA', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-ZA', { type: 'disjunction' });

/** `May read and answer every message and …` */
export function mayText(role: Role): string {
  const { may, sees } = ROLES[role];
  if (PERMISSIONS.every((permission) => may.includes(permission))) return 'May do everything at the desk.';
  return `May ${AND.format(may.map((permission) => PERMISSION_TEXTS[permission](sees)))}.`;
}

/** `administrators and managers` */
export function namesOfThoseWhoMay(permission: Permission): string {
  return AND.format(
    rolesThatMay(permission)
      .toReversed()
      .map((role) => ROLES[role].plural.label.toLowerCase()),
  );
}

/** `an administrator or a manager` */
export function oneWhoMay(permission: Permission): string {
  return OR.format(
    rolesThatMay(permission)
      .toReversed()
      .map((role) => ROLES[role].as),
  );
}
