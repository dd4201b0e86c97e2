import { footerColumnsOf } from '#contract/site-menus.ts';
import { useWords } from '#app/i18n/words.ts';
import { signUpHref } from '#app/shell/account-menu.tsx';
import { CookiesButton } from '#app/shell/cookies-button.tsx';
import { FooterView } from '#app/shell/footer-view.tsx';
import { siteName, useFrame } from '#app/shell/frame.ts';
import { useMenu } from '#app/shell/use-menu.ts';

/** The columns are the footer's menu (docs/decisions/0029). Whoever is in has no need of the door. */
function useColumns() {
  const isSignedIn = Boolean(useFrame()?.user);
  const columns = footerColumnsOf(useMenu('footer'));
  if (!isSignedIn) return columns;
  const isDoor = (href: string) => href.startsWith('/auth/') || href === signUpHref;
  return columns.map(({ title, links }) => ({ title, links: links.filter(({ href }) => !isDoor(href)) }));
}

/** At the foot of every page for visitors and volunteers. */
export default function Footer() {
  const t = useWords('shell');
  const frame = useFrame();
  const columns = useColumns();
  if (!frame) return null;
  return (
    <footer aria-label={t('footer.label')} className="@container grow bg-band text-onband">
      <FooterView
        name={siteName(frame)}
        profile={frame.profile}
        variant={frame.theme.footer.variant}
        columns={columns}
        cookies={frame.analytics && <CookiesButton />}
      />
    </footer>
  );
}
