/** Accounts as signing up and its mails need them. */
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface SignUpAccount {
  userId: string;
  email: string;
  firstName: string;
  locale: string;
  status: string;
  confirmedAt: Date | null;
  passwordHash: string | null;
  parentEmail: string | null;
}

const columns = [
  'id as userId',
  'email',
  'firstName',
  'locale',
  'status',
  'confirmedAt',
  'passwordHash',
  'parentEmail',
] as const;

const accounts = (scope: TenantScope) =>
  scope.db.selectFrom('users').select(columns).where('volunteerCenterId', '=', scope.centerId);

/** The account of an address in this centre, in any case of letters; held until the transaction ends. */
export const accountOfAddress = (scope: TenantScope, email: string): Promise<SignUpAccount | undefined> =>
  accounts(scope)
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** One account, as it is now. */
export const accountById = (scope: TenantScope, userId: string): Promise<SignUpAccount> =>
  accounts(scope).where('id', '=', userId).executeTakeFirstOrThrow();

/** One account, held until the transaction ends. */
export const reservedAccount = (scope: TenantScope, userId: string): Promise<SignUpAccount> =>
  accounts(scope).where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Whether somebody waits for the link that proves their address. */
export const awaitsConfirmation = (account: Pick<SignUpAccount, 'status' | 'confirmedAt'>): boolean =>
  account.status === 'inactive' && account.confirmedAt === null;

/** Whether this is an approved school of the centre. */
export async function isSchool(scope: TenantScope, id: string): Promise<boolean> {
  const found = await scope.db
    .selectFrom('organizations')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .where('organizationType', '=', 'School')
    .where('status', '=', 'approved')
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a sign-up has a password that its own browser chose: anywhere else it may be a stranger's. */
export const isOwnSignUp = (
  { email, passwordHash }: Pick<SignUpAccount, 'email' | 'passwordHash'>,
  signedUpHere: string | null,
): boolean => passwordHash !== null && email.toLowerCase() === signedUpHere;
