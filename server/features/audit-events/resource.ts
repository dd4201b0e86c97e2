import { changedSettings } from '#contract/center-settings.ts';
import { legalPageWord } from '#contract/legal-texts.ts';
import { auditEvents } from '#contract/audit-events.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import { mayOpen } from './policy.ts';
import type { AuditEventRow } from './queries.ts';

export const auditEventResource: Resource<AuditEventRow, typeof auditEvents> = {
  contract: auditEvents,
  id: (row) => row.id,
  attributes: (row, { actor, locale }) => {
    const title = (locale === 'en' && row.vacancyTitleEn) || row.vacancyTitle;
    const names: Record<string, string | null> = {
      applications: row.applicantName,
      organizations: row.organizationName,
      users: row.personName,
      pages: row.pageTitle,
      vacancies: title,
      menu_items: row.menuItemName,
      center_settings: row.reason && changedSettings(row.reason, locale),
      legal_texts: row.reason && legalPageWord(row.reason, locale),
      uploads: row.fileName,
      stock_images: row.stockImageName,
      // The other centre, as it was called then.
      center_shares: row.reason,
      // As it was written then.
      own_tags: row.reason,
      forms: row.reason,
      form_submissions: row.reason,
    };
    const isAboutApplication = row.subjectType === 'applications';
    return {
      ...plainAttributes(auditEvents, row),
      hasActor: row.actorId !== null,
      isOwn: actor.kind === 'user' && row.actorId === actor.userId,
      isWithOneself: row.subjectType === 'users' && row.subjectId === row.actorId,
      isAboutReader: actor.kind === 'user' && row.subjectType === 'users' && row.subjectId === actor.userId,
      subjectName: names[row.subjectType] ?? row.plainName,
      isReachable: mayOpen(actor, row),
      vacancyTitle: isAboutApplication ? title : null,
      // Of people and applications it may say more than its reader should know.
      reason: row.subjectType === 'organizations' ? row.reason : null,
    };
  },
};
