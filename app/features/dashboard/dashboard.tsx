/** What today asks of whoever is signed in. */
import type { Route } from './+types/dashboard.ts';
import { pageContext } from '#app/api/page-context.ts';
import { loadDay } from '#app/features/dashboard/dashboard.server.ts';
import { OwnDay } from '#app/features/dashboard/components/own-day.tsx';
import { StaffDay } from '#app/features/dashboard/components/staff-day.tsx';
import { StudentsDay } from '#app/features/dashboard/components/students-day.tsx';
import { WritersDay } from '#app/features/dashboard/components/writers-day.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadDay(context.get(pageContext));

export default function Dashboard({ loaderData: day }: Route.ComponentProps) {
  switch (day.kind) {
    case 'staff':
      return <StaffDay day={day} />;
    case 'students':
      return <StudentsDay day={day} />;
    case 'writer':
      return <WritersDay day={day} />;
    default:
      return <OwnDay day={day} />;
  }
}
