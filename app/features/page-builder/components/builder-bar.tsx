import Cloud from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { badgeOf, stateOf } from '#app/features/page-admin/components/page-state.ts';
import type { PageMove } from '#app/features/page-admin/components/page-moves.ts';
import type { PageWarning } from '#app/features/page-builder/components/warnings/page-warnings.ts';
import {
  PublishQuestion,
  unfinishedOf,
} from '#app/features/page-builder/components/warnings/publish-question.tsx';
import type { PageEditor } from '#app/features/page-builder/components/use-page-editor.ts';
import type { Editor } from '#app/features/page-builder/edit.server.ts';
import { addressOfPage } from '#contract/page-kinds.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useAct } from '#app/forms/use-post.ts';
import { useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { EditorBar } from '#app/shell/editor-bar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { IconButton } from '#app/ui/icon-button.tsx';

const Act = actFormOf<PageMove>();
const Press = actButtonOf<PageMove>();

interface BuilderBarProps {
  page: Editor['page'];
  editor: PageEditor;
}
interface PublishProps extends BuilderBarProps {
  /** What visitors may stumble over. */
  warnings: readonly PageWarning[];
  onChoose: (id: string) => void;
  /** It was put online just now. */
  onPublished: () => void;
}

/** How the page stands with visitors, and what is on the screen with what is kept. */
function State({ page, editor }: BuilderBarProps) {
  const t = useWords('page-builder');
  const ofPage = useWords('page-admin');
  const state = stateOf(page, useNow());
  const { isWhole, state: save } = editor;
  const kept = isWhole ? save.kind : 'unfit';
  const Sign = kept === 'saved' ? Cloud : CloudOff;
  return (
    <>
      <Badge kind={badgeOf[state]}>{ofPage(`state.${state}`)}</Badge>
      <span
        className={`inline-flex items-center gap-1.5 ${kept === 'failed' || kept === 'unfit' || kept === 'met' ? 'font-semibold text-bad' : ''}`}
      >
        <Sign aria-hidden="true" className="size-4.5 shrink-0" />
        {t(`kept.${kept}`)}
      </span>
    </>
  );
}

/** Puts online what is on the screen: it is kept first, and what nobody wrote is asked about. Without script what was kept last. */
function Publish({ page, editor, warnings, onChoose, onPublished }: PublishProps) {
  const t = useWords('page-admin');
  const act = useAct<PageMove>({ keepsPlace: true });
  const isScripted = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const unfinished = unfinishedOf(warnings);
  if (page.isPublished && !page.hasChanges && editor.isKept) return null;
  if (!isScripted)
    return (
      <Act act="publish">
        <Press size="small">{t('move.publish')}</Press>
      </Act>
    );
  const publish = async () => {
    setAsking(false);
    setBusy(true);
    if (await editor.flush()) {
      await act('publish');
      onPublished();
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        size="small"
        busy={isBusy}
        onClick={() => (unfinished.length > 0 ? setAsking(true) : void publish())}
      >
        {t('move.publish')}
      </Button>
      {isAsking && (
        <PublishQuestion
          warnings={unfinished}
          blocks={editor.blocks}
          onPublish={() => void publish()}
          onLook={(id) => {
            setAsking(false);
            if (id !== null) onChoose(id);
          }}
        />
      )}
    </>
  );
}

/** What is written as visitors would see it; what they see once that is the same. */
function View({ page }: Pick<BuilderBarProps, 'page'>) {
  const t = useWords('page-admin');
  const isOnline = page.isPublished && !page.hasChanges;
  return (
    <ButtonLink
      kind="ghost"
      size="small"
      href={isOnline ? addressOfPage(page) : `/content/${page.id}/preview`}
    >
      {t(isOnline ? 'move.view' : 'move.preview')}
    </ButtonLink>
  );
}

/** Over the page builder: back, what it is, how it stands, and what can be done with the whole. */
export function BuilderBar(props: PublishProps) {
  const t = useWords('page-builder');
  const ofPage = useWords('page-admin');
  const { page, editor } = props;
  const { mayUndo, mayRedo, change } = editor;
  return (
    <EditorBar
      back={{ href: '/content', label: ofPage('list.title') }}
      name={page.title}
      state={<State page={page} editor={editor} />}
      actions={
        <>
          <span className="flex gap-2 noscript:hidden">
            <IconButton
              label={t('undo')}
              icon={<Undo />}
              disabled={!mayUndo}
              onClick={() => change({ kind: 'undo' })}
            />
            <IconButton
              label={t('redo')}
              icon={<Redo />}
              disabled={!mayRedo}
              onClick={() => change({ kind: 'redo' })}
            />
          </span>
          <span className="max-sm:hidden">
            <View page={page} />
          </span>
          <ButtonLink kind="ghost" size="small" href={`/content/${page.id}/versions`}>
            {ofPage('move.versions')}
          </ButtonLink>
          <ButtonLink kind="line" size="small" href={`/content/${page.id}/settings`}>
            {ofPage('move.settings')}
          </ButtonLink>
          <Publish {...props} />
        </>
      }
    />
  );
}
