import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useWords } from '#app/i18n/words.ts';
import { siteName, useFrame } from '#app/shell/frame.ts';
import { Breakable } from '#app/ui/breakable.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { telephone } from '#app/ui/telephone.ts';

/** How the centre can be reached; without telephone and address its name alone. */
export function CenterContact() {
  const t = useWords('dashboard');
  const frame = useFrame();
  const { phoneNumber, email } = frame?.profile ?? {};
  const line = buttonClass({ kind: 'line', size: 'small' });
  if (!phoneNumber && !email) return <p>{siteName(frame)}</p>;
  return (
    <p className="flex flex-wrap gap-3">
      {phoneNumber && (
        <a href={telephone(phoneNumber)} className={line}>
          <Phone aria-hidden="true" />
          {t('contact.call', { number: phoneNumber })}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={line}>
          <Mail aria-hidden="true" />
          <span className="min-w-0">
            <Breakable>{email}</Breakable>
          </span>
        </a>
      )}
    </p>
  );
}
