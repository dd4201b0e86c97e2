/** What today asks of whoever is signed in. */
import type { Route } from './+types/dashboard.ts';
import { page } from '#app/api/page-context.ts';
import { loadDay } from '#app/features/dashboard/parts/day.server.ts';
import { OwnDay } from '#app/features/dashboard/parts/own-day.tsx';
import { StaffDay } from '#app/features/dashboard/parts/staff-day.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadDay(context.get(page));

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'staff' ? <StaffDay day={loaderData} /> : <OwnDay day={loaderData} />;
}
