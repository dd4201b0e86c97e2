/** Which roles there are. What each of them may is in rights.ts, which screens do not read: they ask the API. */

export const roles = [
  'admin',
  'volunteer',
  'content_manager',
  'mentor',
  'student',
  'organization_superuser',
  'center_superuser',
  'page_manager',
] as const;
export type Role = (typeof roles)[number];

/** Roles that are held for one organisation; the others are held in the centre. */
export const organizationRoles: readonly Role[] = ['organization_superuser', 'mentor', 'student'];

/** Roles of internships: given only where schools take part (flag `isStagedoos`). */
export const schoolRoles: readonly Role[] = ['mentor', 'student'];
