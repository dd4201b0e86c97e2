import type { UserView } from '#app/features/users/show.server.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Breakable } from '#app/ui/breakable.tsx';
import { Fact } from '#app/ui/fact.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { telephone } from '#app/ui/telephone.ts';

/** How to reach the person, and how far the account has come. */
export function AccountFacts({ user }: { user: UserView }) {
  const t = useWords('users');
  const { date, shortDate, time } = useFormat();
  const now = useNow();
  const moment = (at: string) => `${shortDate(at, now)}, ${time(at)}`;
  const { email, phoneNumber, gender, locale, signupMethod, createdAt, confirmedAt, invitedAt } = user;
  return (
    <section aria-labelledby="account">
      <HeadingRule id="account">{t('show.account')}</HeadingRule>
      <dl className="grid gap-4 pt-4 sm:grid-cols-2 lg:grid-cols-1">
        <Fact label={t('fields.email')}>
          <a href={`mailto:${email}`} className="link inline-block py-0.5">
            <Breakable>{email}</Breakable>
          </a>
        </Fact>
        <Fact label={t('fields.phoneNumber')}>
          {phoneNumber ? (
            <a href={telephone(phoneNumber)} className="link inline-block py-0.5">
              {phoneNumber}
            </a>
          ) : (
            t('show.noPhone')
          )}
        </Fact>
        {gender && <Fact label={t('fields.gender')}>{t(`genders.${gender}`)}</Fact>}
        <Fact label={t('fields.locale')}>{t(`locales.${locale}`)}</Fact>
        <Fact label={t('show.signup')}>
          {t(`show.signupMethods.${signupMethod}`, { date: date(createdAt) })}
        </Fact>
        <Fact label={t('show.confirmed')}>{confirmedAt ? date(confirmedAt) : t('show.notConfirmed')}</Fact>
        {invitedAt && !confirmedAt && <Fact label={t('show.invitedAt')}>{moment(invitedAt)}</Fact>}
        <Fact label={t('show.lastSeen')}>
          {user.lastSignInAt ? moment(user.lastSignInAt) : t('show.never')}
        </Fact>
      </dl>
    </section>
  );
}
