import type { Messages, WordKey } from '#app/i18n/nouns.ts';

type Say = (key: WordKey<Messages['menu-items']>) => string;

/** What the fields are called, also in what is wrong with them. */
export const itemLabels = (t: Say) => ({
  name: t('fields.name'),
  nameEn: t('fields.nameEn'),
  menu: t('fields.menu'),
  parentId: t('fields.parentId'),
  linkType: t('fields.linkType'),
  pageId: t('fields.pageId'),
  systemPageId: t('fields.systemPageId'),
  url: t('fields.url'),
});
