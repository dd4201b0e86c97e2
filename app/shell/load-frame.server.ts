/** What surrounds every page, asked of our own API: the centre first (specification, section 4, start-up). */
import { configurations } from '#contract/configuration.ts';
import { users } from '#contract/users.ts';
import { volunteerCenters } from '#contract/volunteer-centers.ts';
import { apiError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { Frame, FrameUser } from '#app/shell/frame.ts';

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
