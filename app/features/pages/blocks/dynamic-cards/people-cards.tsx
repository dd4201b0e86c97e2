import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { PersonCard } from '#app/features/contact-people/person-cards.server.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Breakable } from '#app/ui/breakable.tsx';
import { telephone } from '#app/ui/telephone.ts';

const row = 'flex min-h-11 w-fit items-center gap-2 link';

/** Who answers, and how and when they can be reached. */
export function PeopleCards({ items, level }: { items: readonly PersonCard[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ id, name, role, topics, when, phoneNumber, email, photo }) => (
        <li key={id} className="flex items-start gap-4 border-t border-line pt-5 max-[17rem]:flex-col">
          <Avatar name={name} src={photo} size="large" besideName />
          <div className="min-w-0 wrap-break-word hyphens-auto">
            <Heading className="t-h4">{name}</Heading>
            {role && (
              <p lang={role.language} className="text-soft">
                {role.text}
              </p>
            )}
            <p className="mt-2 empty:hidden">{topics.join(', ')}</p>
            <p className="mt-1 t-sm text-soft empty:hidden">{when}</p>
            {phoneNumber && (
              <a href={telephone(phoneNumber)} className={row}>
                <Phone aria-hidden className="size-5 shrink-0" />
                {phoneNumber}
              </a>
            )}
            {email && (
              <a href={`mailto:${email}`} className={row}>
                <Mail aria-hidden className="size-5 shrink-0" />
                <span className="min-w-0">
                  <Breakable>{email}</Breakable>
                </span>
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
