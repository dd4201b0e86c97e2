/** Which roles a screen is for, so that whom it refuses learns whom to ask. What a right is stays with the API: this only names people. */
import type { Role } from '#contract/roles.ts';
import { railScreens } from '#app/shell/staff-screens.ts';

const center: readonly Role[] = ['center_superuser', 'admin'];

/** Screens under one of the rail that are for fewer people than that one. */
const forFewer: readonly { paths: readonly string[]; who: readonly Role[] }[] = [
  {
    paths: [
      '/organizations/add',
      '/vacancies/approve',
      '/vacancies/feeds',
      '/vacancies/import',
      '/vacancies/tags',
    ],
    who: center,
  },
  { paths: ['/content/add'], who: ['content_manager', ...center] },
];

const isUnder = (path: string, above: string) => path === above || path.startsWith(`${above}/`);

/** In the order of the rail; nobody where it is not known, or where it is everybody's. */
export function whoMay(path: string): Role[] {
  const rail: readonly { paths: readonly string[]; who: readonly Role[] }[] = railScreens;
  const found = [...rail, ...forFewer].flatMap(({ paths, who }) =>
    paths.filter((above) => above !== '/' && isUnder(path, above)).map((above) => ({ above, who })),
  );
  const nearest = Math.max(0, ...found.map(({ above }) => above.length));
  return [...new Set(found.filter(({ above }) => above.length === nearest).flatMap(({ who }) => who))];
}

/** Whom of them one asks: those of the centre itself before whoever keeps the platform. None for who is one of them: it is the record that is not theirs. */
export function whomToAsk(path: string, own: readonly Role[]): Role[] {
  const who = whoMay(path);
  if (who.some((role) => own.includes(role))) return [];
  const near = who.filter((role) => role !== 'admin' && role !== 'mentor');
  return near.length > 0 ? near : who;
}
