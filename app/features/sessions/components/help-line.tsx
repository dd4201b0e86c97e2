import { useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { telephone } from '#app/ui/telephone.ts';

/** Somebody to ask: by phone, else by mail. The centre's own words stay whole, with only the number as a link. */
export function HelpLine() {
  const t = useWords('sessions');
  const { phoneNumber, email } = useFrame()?.profile ?? {};
  const contact = phoneNumber ?? email;
  if (!contact) return null;
  const href = phoneNumber ? telephone(phoneNumber) : `mailto:${email}`;
  const [before, after] = t(phoneNumber ? 'signIn.call' : 'signIn.mail', { contact }).split(contact);
  return (
    <p className="t-sm text-soft">
      {before}
      <a href={href} className="link whitespace-nowrap">
        {contact}
      </a>
      {after}
    </p>
  );
}
