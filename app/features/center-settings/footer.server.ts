/** What the footer of the site is made of, and what its forms and buttons do. */
import { centerSettingsCalls } from '#contract/calls/center-settings.ts';
import { menuItemCalls } from '#contract/calls/menu-items.ts';
import { volunteerCenterCalls } from '#contract/calls/volunteer-centers.ts';
import { centerName } from '#contract/center-name.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { locales, type Locale } from '#contract/locales.ts';
import { pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { newItem, openIn } from '#app/features/menu-items/components/menu/menu-address.ts';
import { answerItems, loadChoices, viewOf } from '#app/features/menu-items/menu.server.ts';
import { actIn } from '#app/forms/act-answer.ts';
import { answerEdit } from '#app/forms/answer-edit.server.ts';
import { serverWords, wordsOf } from '#app/i18n/all-words.server.ts';
import type { PageWords } from '#app/i18n/words.ts';
import { closedAddress, isRemovingIn, underIn } from './components/footer/address.ts';
import { loadSettings } from './edit.server.ts';
import { footerForm, settingsLabels } from './form-schema.ts';

/** The words of the footer alone, in a language that the page itself may not be in. */
function footerWords(locale: Locale): PageWords {
  const { footer, legal } = serverWords(locale).book.shell as Record<'footer' | 'legal', object>;
  return { locale, book: { shell: { footer, legal } } };
}

const byLocale = <Value>(valueOf: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, Value>;

/** What is typed, the columns, and what of them is open. */
export async function loadFooter(page: Page, url: URL) {
  const open = openIn(url.searchParams);
  const [settings, { items: all, can }, center, choices] = await Promise.all([
    loadSettings(page),
    page.api.list(menuItemCalls.list, { filter: { menu_eq: 'footer' }, page: { size: pageSizeMax } }),
    page.api.one(volunteerCenterCalls.current, { include: ['profile'] }),
    open === null ? null : loadChoices(page),
  ]);
  const found = open === null || open === newItem ? null : all.find(({ id }) => id === open);
  if (found === undefined) throw pageError(404, 'Not found');
  const { footerVariant, footerText, footerTextEn, showAnbiLogo, showNovLogo, lockVersion } = settings;
  const { rsin, chamberOfCommerceNumber } = settings;
  return {
    record: { footerVariant, footerText, footerTextEn, showAnbiLogo, showNovLogo, lockVersion },
    numbers: { rsin, chamberOfCommerceNumber },
    items: all.map(viewOf),
    canAdd: can.create,
    hasEnglish: page.center.locales.includes('en'),
    open: choices && {
      record: found && viewOf(found),
      under: underIn(url.searchParams),
      isRemoving: found !== null && isRemovingIn(url.searchParams),
      choices,
    },
    names: byLocale((locale) => centerName({ ...center, profile: settings }, locale)),
    words: byLocale(footerWords),
  };
}
export type LoadedFooter = Awaited<ReturnType<typeof loadFooter>>;

/** An item says which menu it is of; whatever else is sent is the footer itself. */
export async function answerFooter(page: Page, form: FormData, url: URL) {
  if (form.has('menu') || form.has('itemId')) {
    const open = openIn(url.searchParams);
    // Of a new one, and of one that goes, there is nothing to go back to.
    const isThere = open !== null && open !== newItem && actIn(form) !== 'remove';
    return answerItems(page, form, url, {
      menu: 'footer',
      open,
      goesOn: () => closedAddress(isThere ? open : null),
    });
  }
  return answerEdit(page, form, {
    schema: footerForm,
    labels: settingsLabels(wordsOf(page.locale, 'center-settings')),
    reload: () => loadSettings(page),
    send: (body) => page.api.send(centerSettingsCalls.update, { body }),
  });
}
