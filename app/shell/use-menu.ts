import { menuFor, type SiteMenuItem, type SiteMenus } from '#contract/site-menus.ts';
import { useFrame } from '#app/shell/frame.ts';

/** What the centre put into a menu, as far as it is for this reader; nothing where it put nothing there. */
export function useMenu(name: keyof SiteMenus): SiteMenuItem[] {
  const frame = useFrame();
  return menuFor(frame?.profile.menus?.[name] ?? [], Boolean(frame?.user));
}
