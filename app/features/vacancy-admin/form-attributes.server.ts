/** Between the record and the form: days for moments, cells for the schedule, and the text that waits in place of the one online. */
import { lastMomentOf } from '#contract/formatters.ts';
import type { Locale } from '#contract/locales.ts';
import type { DayPart } from '#contract/schedule.ts';
import type { vacancies } from '#contract/vacancies.ts';
import { type VacancyUpdate } from '#contract/vacancy-fields.ts';
import { isVacancyTag } from '#contract/vacancy-words.ts';
import type { RecordOf } from '#app/api/record.ts';
import type { AttributesOf } from '#app/forms/form-values.ts';
import { isoDay } from '#app/i18n/format.ts';
import { writtenDegrees } from '#app/features/vacancy-admin/components/pin/moved-point.ts';
import type { addForm, editForm } from './form-schema.ts';

export type VacancyRecord = RecordOf<typeof vacancies, 'organization'>;
type Typed = AttributesOf<typeof addForm | typeof editForm>;

/** As people here write a number. */
const typedNumber = (locale: Locale, value: number | null) =>
  value === null ? null : locale === 'nl' ? String(value).replace('.', ',') : String(value);

/** What comes of an account is not written: whoever lets it go begins with empty fields. */
const nobodyWritten = { contactPerson: null, contactPhone: null, contactEmail: null };

/** As the form shows it. */
export function recordView(record: VacancyRecord, locale: Locale) {
  const { organization, pendingChange, schedule, expiresAt, hoursMin, hoursMax, can, ...rest } = record;
  const degrees = (value: number | null) => value && writtenDegrees(locale, value);
  return {
    ...rest,
    ...pendingChange,
    tags: rest.tags.filter(isVacancyTag),
    ownTags: rest.tags.filter((tag) => !isVacancyTag(tag)),
    organizationId: organization?.id ?? '',
    isApproved: organization?.status === 'approved',
    isFlexible: schedule === 'flexible',
    parts: schedule === 'flexible' ? [] : schedule.map((part) => part.replace('_', '-')),
    hoursMin: typedNumber(locale, hoursMin),
    hoursMax: typedNumber(locale, hoursMax),
    lat: degrees(rest.lat),
    lon: degrees(rest.lon),
    expiresOn: expiresAt && isoDay(expiresAt),
    photos: rest.images.map(({ id, altText }) => ({ imageId: id, altText })),
    newPhotos: null,
    ...(record.contactId !== null && nobodyWritten),
    /** Which fields wait or came back. */
    pendingFields: Object.keys(pendingChange ?? {}),
    /** The centre's staff, whose own words go online without a check. */
    isForStaff: can.check,
    mayPublish: can.publish && record.status !== 'published',
  };
}
export type FormRecord = ReturnType<typeof recordView>;

/** A day that stayed keeps the moment that it was. */
const expiryOf = (day: string | null, known: string | null) =>
  known && day === isoDay(known) ? known : day ? lastMomentOf(day) : null;

/** The boxes are sent in the order of the page; the first subject of a vacancy is the one that it was. */
function inKnownOrder(typed: readonly string[], known: readonly string[]): string[] {
  const kept = known.filter((id) => typed.includes(id));
  return [...kept, ...typed.filter((id) => !kept.includes(id))];
}

/** What is sent of what was typed; `now` is the record as it is. A field that was not shown stays as it is. */
export function sentAttributes(typed: Partial<Typed>, now: VacancyRecord | null) {
  const { organizationId: _organization, photos: _photos, newPhotos: _files, ...attributes } = typed;
  const { isFlexible, parts, expiresOn, categoryIds, tags, ownTags, ...rest } = attributes;
  const existingCategories = now?.pendingChange?.categoryIds ?? now?.categoryIds ?? [];
  return {
    ...rest,
    // What comes of an account is not sent along.
    ...(rest.contactId && { contactPerson: undefined, contactPhone: undefined, contactEmail: undefined }),
    tags: (tags || ownTags) && [...(tags ?? []), ...(ownTags ?? [])],
    categoryIds: categoryIds && inKnownOrder(categoryIds, existingCategories),
    schedule: isFlexible ? 'flexible' : parts?.map((cell) => cell.replace('-', '_') as DayPart),
    expiresAt: expiresOn === undefined ? undefined : expiryOf(expiresOn, now?.expiresAt ?? null),
  } satisfies VacancyUpdate;
}
