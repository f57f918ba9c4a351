import bcrypt from 'bcryptjs';

/** Runs in a thread of its own, started by hashing.server.ts. */
export function hash([password, cost]) {
  return bcrypt.hashSync(password, cost);
}

export function compare([password, stored]) {
  return bcrypt.compareSync(password, stored);
}
