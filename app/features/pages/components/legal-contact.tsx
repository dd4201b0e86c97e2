import { centerWords } from '#contract/center-name.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { siteName, useFrame } from '#app/shell/frame.ts';
import { Breakable } from '#app/ui/breakable.tsx';
import { Link } from '#app/ui/link.tsx';
import { telephone } from '#app/ui/telephone.ts';

const row = 'inline-flex min-h-11 items-center link';

/** Whom to ask, with what the centre filled in; and the pages that go with this one. */
export function LegalContact({ others }: { others: readonly { href: string; title: string }[] }) {
  const t = useWords('pages');
  const locale = useLocale();
  const frame = useFrame();
  if (!frame) return null;
  const { phoneNumber, email } = frame.profile;
  const address = centerWords(locale, frame.profile.address, frame.profile.addressEn);
  return (
    <>
      <section aria-labelledby="contact" className="mt-10 rounded-card bg-sunken p-6">
        <h2 id="contact" className="t-h3">
          {t('contact.title')}
        </h2>
        <p className="mt-3">{t('contact.lead')}</p>
        <address className="mt-3 not-italic">
          <p className="font-semibold">{siteName(frame)}</p>
          {address && (
            <p lang={address.language} className="whitespace-pre-line">
              {address.text}
            </p>
          )}
          {phoneNumber && (
            <p>
              <a href={telephone(phoneNumber)} className={row}>
                {t('contact.call', { number: phoneNumber })}
              </a>
            </p>
          )}
          {email && (
            <p>
              <a href={`mailto:${email}`} className={row}>
                <span className="min-w-0">
                  <Breakable>{email}</Breakable>
                </span>
              </a>
            </p>
          )}
        </address>
      </section>
      <nav aria-labelledby="other-pages" className="mt-10">
        <h2 id="other-pages" className="t-h4">
          {t('others')}
        </h2>
        <ul className="mt-2">
          {others.map(({ href, title }) => (
            <li key={href}>
              <Link href={href} className={row}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
