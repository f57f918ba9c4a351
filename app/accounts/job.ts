/** What somebody has entered to sign up, its password hashed already. */
export type Registration = {
  email: string;
  passwordHash: string;
  fullName: string;
  userType: 'individual' | 'business';
  contactNumber: string | null;
  identificationNumber: string | null;
};

/**
 * What an address asks of us and only its owner may learn the outcome of. It is done apart from the request, by a job, so
 * that a request does the same work whether the address is known or not.
 */
export type AccountJob =
  | ({ kind: 'sign-up' } & Registration)
  | { kind: 'verification' | 'password-reset'; email: string }
  | { kind: 'email-change'; userId: string; newEmail: string };
