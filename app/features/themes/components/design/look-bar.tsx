import type { LoadedDesign, SavedLook } from '#app/features/themes/design.server.ts';
import { publishIntent } from '#app/features/themes/form-schema.ts';
import { intentName } from '#app/forms/form-answer.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { EditorBar } from '#app/shell/editor-bar.tsx';
import { Badge } from '#app/ui/badge.tsx';

type LookBarProps = Pick<LoadedDesign, 'isOnline' | 'changedAt' | 'changedByName'>;

/** How what is on the screen stands with what is kept, and that with what visitors see. */
function State({ isOnline, changedAt, changedByName }: LookBarProps) {
  const t = useWords('themes');
  const { shortDate, time } = useFormat();
  const now = useNow();
  const { isDirty, dirtyFields, savedAt, result } = useFormContext();
  const when = changedAt && `${shortDate(changedAt, now)}, ${time(changedAt)}`;
  const seen = isOnline && !isDirty;
  // Something else may have been done since the form was answered, such as taking up an earlier look.
  const line = isDirty
    ? t('unsaved', { count: Math.max(1, Object.keys(dirtyFields).length) })
    : savedAt !== undefined && result && isOnline === (result === 'published')
      ? t(result as SavedLook)
      : when && (changedByName ? t('changed', { name: changedByName, when }) : t('changedWhen', { when }));
  return (
    <>
      <Badge kind={seen ? 'published' : 'draft'}>{t(seen ? 'state.online' : 'state.draft')}</Badge>
      {line && <span>{line}</span>}
    </>
  );
}

/** Over the theme editor: back, how it stands, save and put online. */
export function LookBar(props: LookBarProps) {
  const t = useWords('themes');
  return (
    <EditorBar
      back={{ href: '/instellingen', label: t('back') }}
      name={t('titles.design')}
      state={<State {...props} />}
      actions={
        <>
          <SubmitButton kind="line" size="small">
            {t('save')}
          </SubmitButton>
          <SubmitButton size="small" name={intentName} value={publishIntent}>
            {t('publish')}
          </SubmitButton>
        </>
      }
    />
  );
}
