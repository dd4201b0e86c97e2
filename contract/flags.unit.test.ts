/** Every known tenant in every context, written out from the specification (section 1): the rules are not repeated here. */
import { expect, test } from 'vitest';
import {
  appContexts,
  featureFlags,
  featuresOn,
  headerBorderOf,
  knownTenants,
  type AppContext,
} from './flags.ts';

/** Profiles and activities · one-to-one help · its wording · centre sharing · i18n. */
type Row = readonly [
  tenant: string,
  context: AppContext | null,
  'yes' | 'no',
  'yes' | 'no',
  'neighbour-help' | 'one-on-one',
  'yes' | 'no',
  'yes' | 'no',
];

const rows: readonly Row[] = [
  ['public', null, 'yes', 'yes', 'one-on-one', 'yes', 'yes'],
  ['public', 'gelderland', 'yes', 'yes', 'one-on-one', 'yes', 'yes'],
  ['public', 'meedoen', 'no', 'yes', 'one-on-one', 'no', 'yes'],
  ['oldebroek', null, 'yes', 'yes', 'neighbour-help', 'no', 'no'],
  ['oldebroek', 'gelderland', 'yes', 'yes', 'neighbour-help', 'no', 'no'],
  ['oldebroek', 'meedoen', 'no', 'yes', 'neighbour-help', 'no', 'yes'],
  ['roermond', null, 'yes', 'no', 'one-on-one', 'no', 'no'],
  ['roermond', 'gelderland', 'yes', 'no', 'one-on-one', 'no', 'no'],
  ['roermond', 'meedoen', 'no', 'no', 'one-on-one', 'no', 'yes'],
  ['meedoen', null, 'yes', 'no', 'one-on-one', 'no', 'no'],
  ['meedoen', 'gelderland', 'yes', 'no', 'one-on-one', 'no', 'no'],
  ['meedoen', 'meedoen', 'no', 'no', 'one-on-one', 'no', 'yes'],
  ['demo', null, 'yes', 'no', 'one-on-one', 'no', 'no'],
  ['demo', 'gelderland', 'yes', 'no', 'one-on-one', 'no', 'no'],
  ['demo', 'meedoen', 'no', 'no', 'one-on-one', 'no', 'yes'],
  ['mas4you', null, 'yes', 'no', 'one-on-one', 'no', 'no'],
  ['mas4you', 'gelderland', 'yes', 'no', 'one-on-one', 'no', 'no'],
  ['mas4you', 'meedoen', 'no', 'no', 'one-on-one', 'no', 'yes'],
  ['staging', null, 'yes', 'no', 'one-on-one', 'no', 'no'],
  ['staging', 'gelderland', 'yes', 'no', 'one-on-one', 'no', 'no'],
  ['staging', 'meedoen', 'no', 'no', 'one-on-one', 'no', 'yes'],
  // A centre that was made in the product has a key of its own, and no special treatment.
  ['ons_dorp', null, 'yes', 'no', 'one-on-one', 'no', 'no'],
  ['ons_dorp', 'gelderland', 'yes', 'no', 'one-on-one', 'no', 'no'],
  ['ons_dorp', 'meedoen', 'no', 'no', 'one-on-one', 'no', 'yes'],
];

test.each(rows)('%s in context %s', (tenant, context, profiles, help, oneOnOneWording, sharing, i18n) => {
  expect(featureFlags(tenant, context)).toEqual({
    volunteerProfiles: profiles === 'yes',
    activities: profiles === 'yes',
    oneOnOneHelp: help === 'yes',
    oneOnOneWording,
    centerSharing: sharing === 'yes',
    i18n: i18n === 'yes',
  });
});

test('no tenant and no context is left out of the table', () => {
  const present = new Set(rows.map(([tenant, context]) => `${tenant} ${context}`));
  for (const tenant of knownTenants)
    for (const context of [null, ...appContexts]) expect(present).toContain(`${tenant} ${context}`);
});

test.each([
  ['mas4you', 'special'],
  ['public', 'plain'],
  ['staging', 'plain'],
  ['oldebroek', 'primary'],
  ['roermond', 'primary'],
  ['meedoen', 'primary'],
  ['demo', 'primary'],
  ['ons_dorp', 'primary'],
])('the header of %s is edged %s', (tenant, border) => {
  expect(headerBorderOf(tenant)).toBe(border);
});

test('a centre switches off what it can have, and nothing on', () => {
  const flags = featureFlags('public', null, ['i18n', 'oneOnOneHelp', 'onzin']);
  expect(featuresOn(flags)).toEqual(['volunteerProfiles', 'activities', 'centerSharing']);
  expect(flags).not.toHaveProperty('onzin');
  expect(featuresOn(featureFlags('roermond', null, []))).toEqual(['volunteerProfiles', 'activities']);
});
