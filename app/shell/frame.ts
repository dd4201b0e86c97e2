/** What surrounds every page: loaded once by the root, by our own API. */
import { useRouteLoaderData } from 'react-router';
import type { Configuration } from '#contract/configuration.ts';
import { configurations } from '#contract/configuration.ts';
import type { Role } from '#contract/rights.ts';
import { users } from '#contract/users.ts';
import { volunteerCenters } from '#contract/volunteer-centers.ts';
import { apiError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';

type Center = RecordOf<typeof volunteerCenters, 'profile'>;
export type CenterProfile = NonNullable<Center['profile']>;

export interface FrameUser {
  id: string;
  name: string;
  roles: Role[];
  organization: string | null;
}

export interface Frame {
  configuration: Configuration;
  profile: CenterProfile;
  user: FrameUser | null;
  colourMode: 'light' | 'dark' | 'system';
  origin: string;
  /** Milliseconds. */
  now: number;
  isProduction: boolean;
  /** Set when no screen may be shown at all, such as to an account of another centre. */
  refusal: { status: number; message: string } | null;
}

async function loadUser({ api, actor }: Page): Promise<FrameUser | null> {
  if (actor.kind === 'anonymous') return null;
  const user = await api.getOne(users, '/api/v1/current_user', { include: ['roles', 'organizations'] });
  return {
    id: user.id,
    name: user.fullName,
    roles: user.roles.map((held) => held.name),
    organization: user.organizations[0]?.name ?? null,
  };
}

/** All of it, asked at once. */
export async function loadFrame(page: Page): Promise<Frame> {
  const { api, colourMode, origin, now, isProduction, refusal } = page;
  const [{ id: _id, can: _can, ...configuration }, center, user] = await Promise.all([
    api.getOne(configurations, '/api/v1/configuration'),
    api.getOne(volunteerCenters, '/api/v1/volunteer_centers/current', { include: ['profile'] }),
    loadUser(page),
  ]);
  if (!center.profile) throw new Error('This centre has no profile.');
  return {
    configuration,
    profile: center.profile,
    user,
    colourMode,
    origin,
    now: now.getTime(),
    isProduction,
    refusal: refusal && { status: refusal.status, message: apiError(refusal.status, refusal.body).message },
  };
}

/** Undefined only when the frame itself could not be loaded: then the error page does without. */
export const useFrame = (): Frame | undefined => useRouteLoaderData('root') as Frame | undefined;

/** Name of the site: the tenant's app name, else the centre's in the page's language. */
export function siteName(frame: Frame | undefined): string {
  return frame?.configuration.appName ?? 'Volunteerly';
}

const staffRoles = new Set<Role>(['organization_superuser', 'center_superuser', 'admin']);
/** Works with applications of others, so gets the rail. */
export const isStaff = (frame: Frame | undefined): boolean =>
  frame?.user?.roles.some((role) => staffRoles.has(role)) ?? false;
