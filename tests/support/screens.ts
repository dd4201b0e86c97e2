/** The list of screens of the product, for walking along it. */

export interface ListedScreen {
  path: string;
  isPublic?: boolean;
  isExit?: boolean;
}

// By its address, as the screens are no part of this project for the type checker.
const list = new URL('../../app/routes.ts', import.meta.url).href;

/** The screens, and the same with the pages for developers. */
export const { screens, allScreens } = (await import(list)) as Record<
  'screens' | 'allScreens',
  readonly ListedScreen[]
>;
