/** Numbers, lists and texts of the specification, which stand beside this file as data, against those in the code. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applicationStatuses } from '#contract/applications.ts';
import { problemText } from '#contract/error-texts.ts';
import {
  iconFetchTimeoutMs,
  iconMaxUrlChars,
  iconPath,
  iconRotateMs,
  iconTimeoutMs,
} from '#contract/icons.ts';
import { fieldText } from '#contract/field-texts.ts';
import { questionTypes } from '#contract/form-questions.ts';
import { pageSizeDefault, pageSizeMax } from '#contract/jsonapi.ts';
import { fallbackLocale, localeCookieDays, locales } from '#contract/locales.ts';
import { organizationTypes } from '#contract/organization-fields.ts';
import { organizationStatuses } from '#contract/organizations.ts';
import { blocks } from '#contract/blocks/all-blocks.ts';
import { specifiedLinkTypes } from '#contract/menu-items.ts';
import { pages } from '#contract/pages.ts';
import { roles } from '#contract/roles.ts';
import { shadeSteps } from '#contract/theme-variables.ts';
import { unparsableColour } from '#contract/colours.ts';
import { colorPresets, fonts, mutedPresets, shapes, themeDefaults } from '#contract/theme.ts';
import { genders, signupMethods, userStatuses } from '#contract/users.ts';
import { vacancyStatuses, vacancyTypes } from '#contract/vacancy-fields.ts';
import { vacancyTags } from '#contract/vacancy-words.ts';
import { authCookies } from '#server/auth/cookies.ts';
import { readPublicConfiguration } from '#server/tenancy/public-configuration.ts';
import { filesUnder, root, textOf } from './source.ts';

interface Specified {
  locales: { available: string[]; fallback: string; cookieDays: number };
  pageSizeMax: number;
  fonts: string[];
  fontDefault: { sans: string; heading: string };
  shape: { values: string[]; default: string };
  shadeSteps: number[];
  colorPresets: {
    muted: string[];
    mutedDefault: string;
    other: string[];
    secondaryFallsBackTo: string;
    contentTextDefault: string;
    unparsableColor: string;
  };
  flags: Record<string, boolean>;
  roles: string[];
  organization: { types: string[]; statuses: string[] };
  user: { statuses: string[]; genders: string[]; signupMethods: string[] };
  vacancy: { statuses: string[]; types: string[]; tags: string[] };
  application: { statuses: string[] };
  page: { types: string[]; blocks: string[] };
  menuItem: { linkTypes: string[] };
  toast: {
    durationMs: number;
    progressTickMs: number;
    position: string;
    positions: string[];
    colors: string[];
  };
  form: { questionTypes: string[] };
  texts: string[];
  icons: Record<string, string | number>;
  signOutCacheClearMs: number;
  cookies: { auth: string[] };
  errorPage: Record<string, string>;
  loadingBar: Record<string, number>;
  reloadGuardSeconds: number;
  parallelRoutePreloads: number;
  scrollRestoreDelayMs: number;
  breakpointsPx: Record<string, number>;
  deviceRecheckMs: number;
}
const specified = JSON.parse(textOf('tests/codebase/specified-constants.json')) as Specified;

/** A module of the screens, by name: they are no part of this project for the type checker. */
const fromApp = async <Module = Record<string, unknown>>(path: string) =>
  (await import(join(root, 'app', path))) as Module;

test('languages', () => {
  expect(locales).toEqual(specified.locales.available);
  expect(fallbackLocale).toBe(specified.locales.fallback);
  expect(localeCookieDays).toBe(specified.locales.cookieDays);
});

test('page size', () => {
  expect(pageSizeMax).toBe(specified.pageSizeMax);
  expect(pageSizeDefault).toBeLessThanOrEqual(pageSizeMax);
});

test.each([
  ['roles', roles, specified.roles],
  ['types of an organisation', organizationTypes, specified.organization.types],
  ['statuses of an organisation', organizationStatuses, specified.organization.statuses],
  ['statuses of a user', userStatuses, specified.user.statuses],
  ['genders', genders, specified.user.genders],
  ['ways of signing up', signupMethods, specified.user.signupMethods],
  ['statuses of a vacancy', vacancyStatuses, specified.vacancy.statuses],
  ['types of a vacancy', vacancyTypes, specified.vacancy.types],
  ['tags', vacancyTags, specified.vacancy.tags],
  ['statuses of an application', applicationStatuses, specified.application.statuses],
  ['fonts', fonts, specified.fonts],
  ['steps of a shade', shadeSteps, specified.shadeSteps],
  ['muted presets', mutedPresets, specified.colorPresets.muted],
  ['colour presets', colorPresets, specified.colorPresets.other],
  ['shapes', shapes, specified.shape.values],
  ['types of a question', questionTypes, specified.form.questionTypes],
  ['kinds of link of a menu item', specifiedLinkTypes, specified.menuItem.linkTypes],
  ['types of a page', pages.attributes.shape.pageType.options, specified.page.types],
])('%s', (_name, ours, theirs) => {
  expect([...ours]).toEqual(theirs);
});

test('what a centre looks like that chose nothing', () => {
  const { mutedDefault, secondaryFallsBackTo, contentTextDefault, unparsableColor } = specified.colorPresets;
  expect(themeDefaults.fonts).toEqual(specified.fontDefault);
  expect(themeDefaults.shape).toBe(specified.shape.default);
  expect(themeDefaults.muted).toBe(mutedDefault);
  expect(themeDefaults.secondaryFallsBackTo).toBe(secondaryFallsBackTo);
  expect(`primary ${themeDefaults.textStep}`).toBe(contentTextDefault);
  expect(unparsableColour).toBe(unparsableColor);
});

test('blocks of a page', () => {
  const ours = blocks.def.options.map((option) => option.shape.type.def.values[0] as string);
  expect(ours.toSorted()).toEqual(specified.page.blocks.toSorted());
});

test('flags of the public configuration', async () => {
  const { isStagedoos, allowInactiveUsers, enableOrganizationsMoving } = await readPublicConfiguration(null);
  const { enableOrganizationsMovingInOverride, ...shipped } = specified.flags;
  expect({ isStagedoos, allowInactiveUsers, enableOrganizationsMoving }).toEqual(shipped);
  const override = await readPublicConfiguration('config/public.override.json');
  expect(override.enableOrganizationsMoving).toBe(enableOrganizationsMovingInOverride);
});

test('icons', () => {
  expect({
    localPath: iconPath,
    fetchTimeoutMs: iconFetchTimeoutMs,
    maxUrlChars: iconMaxUrlChars,
    rotateMs: iconRotateMs,
    timeoutMs: iconTimeoutMs,
  }).toEqual(specified.icons);
});

test('toasts', async () => {
  const own = await fromApp('ui/toast-state.ts');
  expect({
    durationMs: own['toastDurationMs'],
    progressTickMs: own['toastTickMs'],
    position: own['toastPosition'],
    positions: own['toastPositions'],
    colors: own['toastColors'],
  }).toEqual(specified.toast);
});

test('fixed texts', async () => {
  type Texts = { fixedTexts: Record<'nl' | 'en', Record<string, string>> };
  const { fixedTexts } = await fromApp<Texts>('ui/words/fixed-texts.ts');
  expect(Object.values(fixedTexts.en)).toEqual(specified.texts);
  expect(Object.values(fixedTexts.nl).filter((text) => specified.texts.includes(text))).toEqual([]);
});

test('every fixed text is shown by something besides the stories', async () => {
  type Texts = { fixedTexts: { en: Record<string, string> } };
  const { fixedTexts } = await fromApp<Texts>('ui/words/fixed-texts.ts');
  const places = [...filesUnder('app'), 'contract/error-texts.ts'].filter(
    (path) => /\.tsx?$/.test(path) && !/stories|fixed-texts|\.test\./.test(path),
  );
  const texts = places.map(textOf);
  const uses = texts.filter((text) => text.includes('fixedTexts'));
  const unseen = Object.entries(fixedTexts.en).filter(
    ([key, words]) =>
      !uses.some((text) => text.includes(`.${key}`) || text.includes(`'${key}'`)) &&
      !texts.some((text) => text.includes(words)),
  );
  expect(unseen).toEqual([]);
});

test('titles and texts of the error page', async () => {
  type Words = { default: { error: Record<string, string> } };
  const { error } = (await fromApp<Words>('shell/messages/en.ts')).default;
  const { errorPage, texts } = specified;
  expect(error).toMatchObject({
    wrongCenterTitle: errorPage['wrongCenterTitle'],
    unauthorizedTitle: errorPage['401'],
    forbiddenTitle: errorPage['403'],
    notFoundTitle: errorPage['404'],
    otherTitle: errorPage['other']?.replace('{code}', '{{code}}'),
    unknownTitle: errorPage['none'],
    home: errorPage['backHome'],
  });
  expect(texts).toContain(error['forbiddenText']);
  // A friendlier sentence may follow.
  expect(texts).toContain(error['notFoundText']?.split('.')[0]);
});

test('signing out', async () => {
  const shell = await fromApp('shell/session-end.ts');
  expect(shell['signOutCacheClearMs']).toBe(specified.signOutCacheClearMs);
  expect(authCookies).toEqual(specified.cookies.auth);
});

test('texts of refusals', () => {
  expect(specified.texts).toContain(problemText({ code: 'forbidden' }, 'en').detail);
  const wrongCenter = problemText({ code: 'wrong_center' }, 'en');
  expect(wrongCenter.title).toBe(specified.errorPage.wrongCenterTitle);
  for (const locale of locales)
    expect(problemText({ code: 'wrong_center' }, locale).detail).toContain(
      specified.errorPage.wrongCenterContains,
    );
});

test('going from page to page', async () => {
  const { loadingBar } = await fromApp('shell/loading-progress.ts');
  const { loadingBarHeightPx } = await fromApp('ui/loading-bar.tsx');
  expect({ ...(loadingBar as object), heightPx: loadingBarHeightPx }).toEqual(specified.loadingBar);
  expect(await fromApp('shell/builds.ts')).toMatchObject({
    reloadGuardSeconds: specified.reloadGuardSeconds,
  });
  expect(await fromApp('shell/preload-queue.ts')).toMatchObject({
    parallelRoutePreloads: specified.parallelRoutePreloads,
  });
  expect(await fromApp('shell/scroll-target.ts')).toMatchObject({
    scrollRestoreDelayMs: specified.scrollRestoreDelayMs,
  });
  const { notFoundMessage } = await fromApp('shell/guard.server.ts');
  expect((notFoundMessage as (path: string) => string)('{path}')).toBe(
    specified.errorPage['notFoundMessage'],
  );
});

test('devices', async () => {
  const device = await fromApp('ui/device.ts');
  expect(device['breakpointsPx']).toEqual(specified.breakpointsPx);
  expect(device['deviceRecheckMs']).toBe(specified.deviceRecheckMs);
});

test('breakpoints are those of Tailwind, which no stylesheet of ours changes', () => {
  const theme = textOf('node_modules/tailwindcss/theme.css');
  const found = [...theme.matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g)];
  expect(Object.fromEntries(found.map(([, name, rem]) => [name, Number(rem) * 16]))).toEqual(
    specified.breakpointsPx,
  );
  const ours = filesUnder('app').filter((path) => path.endsWith('.css'));
  expect(ours.filter((path) => textOf(path).includes('--breakpoint-'))).toEqual([]);
});

test('texts of forms', async () => {
  type Words = { errorWords: { en: { title: (count: number) => string } } };
  const { errorWords } = await fromApp<Words>('ui/words/errors.ts');
  expect(specified.texts).toContain(errorWords.en.title(2));
  expect(fieldText({ rule: 'blank' }, 'Name', 'en')).toBe('Name is a required field');
  expect(fieldText({ rule: 'invalid' }, 'Name', 'en')).toBe('Name is not valid.');
});
