import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { centerWords } from '#contract/center-name.ts';
import type { QuestionReader } from '#app/features/contact-messages/readers.server.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { CenterMark } from '#app/shell/center-mark.tsx';
import { siteName, useFrame } from '#app/shell/frame.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Link } from '#app/ui/link.tsx';
import { telephone } from '#app/ui/telephone.ts';

/** Where many find their answer themselves. */
const helpful = [
  { href: '/applications', word: 'noAnswer' },
  { href: '/applications', word: 'withdraw' },
  { href: '/profile-edit', word: 'change' },
] as const;

/** Who answers for what is asked about, with when they are there; without anybody the centre itself. */
function Reader({ reader }: { reader: QuestionReader | undefined }) {
  const t = useWords('contact-messages');
  const locale = useLocale();
  const frame = useFrame();
  const role = reader?.role;
  return (
    <div aria-live="polite" className="border-b border-line pb-5">
      <div className="flex items-center gap-4">
        {reader ? (
          <Avatar name={reader.name} src={reader.photo} size="huge" besideName />
        ) : (
          <CenterMark className="size-14" />
        )}
        <p className="min-w-0">
          <strong className="block head t-h4">{reader?.name ?? siteName(frame)}</strong>
          <span className="text-soft">{t('write.reads')}</span>
        </p>
      </div>
      {role && (
        <p className="mt-3" lang={role.language === locale ? undefined : role.language}>
          {role.text}
        </p>
      )}
      {reader?.when && <p className="mt-1 text-soft">{t('write.there', { when: reader.when })}</p>}
    </div>
  );
}

type CenterReachProps = { reader: QuestionReader | undefined; isForVisitors?: boolean };

/** Who reads it, how else the centre is reached, and what may help already. */
export function CenterReach({ reader, isForVisitors = false }: CenterReachProps) {
  const locale = useLocale();
  const frame = useFrame();
  if (!frame) return null;
  const { phoneNumber, email, address, addressEn } = frame.profile;
  const place = centerWords(locale, address, addressEn);
  const row = 'flex min-h-11 items-center gap-3';
  const icon = 'size-5 shrink-0 text-soft';
  return (
    <aside className="min-w-0">
      <Reader reader={reader} />
      <ul className="pt-3 pb-7">
        {phoneNumber && (
          <li className={row}>
            <Phone aria-hidden="true" className={icon} />
            <a href={telephone(phoneNumber)} className="link">
              {phoneNumber}
            </a>
          </li>
        )}
        {email && (
          <li className={row}>
            <Mail aria-hidden="true" className={icon} />
            <a href={`mailto:${email}`} className="link min-w-0 wrap-anywhere">
              {email}
            </a>
          </li>
        )}
        {place && (
          <li className={row}>
            <MapPin aria-hidden="true" className={icon} />
            <span lang={place.language} className="whitespace-pre-line">
              {place.text}
            </span>
          </li>
        )}
      </ul>
      {!isForVisitors && <Helpful />}
    </aside>
  );
}

function Helpful() {
  const t = useWords('contact-messages');
  return (
    <>
      <HeadingRule>{t('write.helps')}</HeadingRule>
      <ul>
        {helpful.map(({ href, word }) => (
          <li key={word} className="border-b border-line">
            <Link href={href} className="link inline-flex min-h-12 items-center">
              {t(`write.help.${word}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
