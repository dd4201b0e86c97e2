/** How a centre shows itself in its mails. */
import type { CenterLook } from '#server/mail/frame.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { centerProfile } from './queries.ts';

/** Quiet colours with enough contrast on white: many mail programs know no others. */
const colours = { solid: '#1f3a5f', onSolid: '#ffffff', ink: '#1f3a5f', tint: '#f3f4f6' };

/** Name, address and phone of the centre of the scope. */
export async function centerMailLook(scope: TenantScope, appName: string): Promise<CenterLook> {
  const profile = await centerProfile(scope);
  return {
    name: appName,
    address: profile?.address ?? null,
    phone: profile?.phoneNumber ?? null,
    email: profile?.email ?? null,
    colours,
  };
}
