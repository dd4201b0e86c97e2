/** What is mailed about an account itself: to both addresses when that changes, and whenever a way to get in does. */
import type { Selectable } from 'kysely';
import type { Users } from '#server/db/types.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { chooseLocale } from '#server/http/request.ts';
import type { Context } from '#server/http/route.ts';
import { needLeave } from '#server/mail/recipient-permission.ts';
import { queueEmail } from '#server/mail/deliveries.ts';
import type { AccountChange } from '#server/mail/templates/account-changed.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

type CommandContext = Pick<Context, 'center' | 'origin'>;
type Addressee = Pick<Selectable<Users>, 'id' | 'email' | 'firstName' | 'locale'>;

async function letter(
  { center, origin }: CommandContext,
  home: TenantScope,
  { id, locale: wanted }: Addressee,
) {
  const locale = chooseLocale([wanted], center);
  return {
    userId: id,
    locale,
    centerBranding: await mailBranding(home, center, origin),
    at: (path: string) => `${origin}${locale === 'nl' ? '' : `/${locale}`}${path}`,
  };
}

/** 'Was it not you?': no address and no secret in it, only the way to the settings. */
export async function mailAccountChange(
  context: CommandContext,
  home: TenantScope,
  to: Addressee,
  change: AccountChange,
): Promise<void> {
  const { at, ...shared } = await letter(context, home, to);
  await queueEmail(home, {
    ...shared,
    to: to.email,
    template: 'account_changed',
    values: {
      firstName: to.firstName,
      change,
      settingsUrl: at('/profile-edit/settings'),
    },
  });
}

/**
 * To the new address: the button, or to somebody who has an account with it already a word that nothing changes. Throws 429
 * when the address got too many of these; when it is full of others nothing goes, and nobody is told.
 */
export async function mailEmailChange(
  context: CommandContext & Pick<Context, 'sender'>,
  home: TenantScope,
  own: Addressee,
  { email, token, validUntil }: { email: string; token: string | null; validUntil: Date },
): Promise<void> {
  const { at, ...shared } = await letter(context, home, own);
  const { firstName } = own;
  if (token === null) {
    const to = await needLeave(home, context.sender, 'email_change_taken', email);
    if (!to) return;
    await queueEmail(home, {
      locale: shared.locale,
      centerBranding: shared.centerBranding,
      to,
      template: 'email_change_taken',
      values: { signInUrl: at('/auth/login-1') },
    });
    return;
  }
  const to = await needLeave(home, context.sender, 'email_change_confirm', email);
  if (!to) return;
  await queueEmail(home, {
    ...shared,
    to,
    template: 'email_change_confirm',
    values: { firstName, confirmUrl: at(`/profile-edit/email?token=${token}`), validUntil },
  });
}
