import { HousePart } from '#app/drawings/house-part.tsx';
import { StateBadge } from '#app/features/applications/components/state-badge.tsx';
import { StaffHead } from '#app/features/dashboard/components/staff-head.tsx';
import type { StudentsDayData } from '#app/features/dashboard/dashboard.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Link } from '#app/ui/link.tsx';

/** The day of a mentor: their students by name, and how each application is going. */
export function StudentsDay({ day }: { day: StudentsDayData }) {
  const t = useWords('dashboard');
  const { number } = useFormat();
  const { items, total } = day;
  const all = (
    <Link href="/applications" className="link">
      {total > items.length
        ? t('staff.all', { count: total, number: number(total) })
        : t('staff.allApplications')}
    </Link>
  );
  return (
    <>
      <StaffHead firstName={day.firstName} state={t('students.state')} />
      <section aria-labelledby="students" className="mt-8 max-w-[52rem] pb-10">
        <HeadingRule id="students" count={total > 0 ? number(total) : undefined} side={total > 0 && all}>
          {t('students.title')}
        </HeadingRule>
        {items.length === 0 ? (
          <EmptyState
            level={3}
            title={t('students.none')}
            drawing={<HousePart kind="door" />}
            action={
              <ButtonLink href="/users" kind="line">
                {t('students.people')}
              </ButtonLink>
            }
          >
            {t('students.noneText')}
          </EmptyState>
        ) : (
          <ul>
            {items.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function Row({ item }: { item: StudentsDayData['items'][number] }) {
  return (
    <li className="group relative flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line py-3 hover:bg-tint">
      <Avatar name={item.name} besideName />
      <div className="min-w-0 flex-1 basis-56">
        <Link
          href={`/applications/${item.id}`}
          className="font-semibold text-ink no-underline decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0"
        >
          {item.name}
        </Link>
        <p className="t-sm text-soft">
          {item.vacancyTitle}, {item.organizationName}
        </p>
      </div>
      <StateBadge application={item} isOwn />
    </li>
  );
}
