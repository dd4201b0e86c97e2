import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useLocale } from '#app/i18n/words.ts';
import { markedLanguages } from '#app/ui/rich-text/language-mark.ts';
import { Panel, type PanelProps } from '#app/ui/rich-text/panel.tsx';
import { Select } from '#app/ui/select.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { richTextWords } from '#app/ui/words/rich-text.ts';
import { languageNames } from '#contract/rare-formatters.ts';

/** In which language the chosen words are, so that a screen reader says them well. */
export function LanguagePanel({ editor, ...panel }: PanelProps & { editor: Editor }) {
  const words = useOwnWords(richTextWords);
  const names = languageNames(useLocale());
  const [lang, setLang] = useState(() => String(editor.getAttributes('language')['lang'] ?? ''));
  function apply() {
    const chain = editor.chain();
    if (editor.isActive('language')) chain.extendMarkRange('language');
    if (lang === '') chain.unsetMark('language').run();
    else chain.setMark('language', { lang }).run();
    return true;
  }
  return (
    <Panel {...panel} label={words.language} onApply={apply}>
      <Select
        label={words.pickLanguage}
        value={lang}
        onChange={(event) => setLang(event.target.value)}
        options={[
          { value: '', label: words.ownLanguage },
          ...markedLanguages.map((code) => ({ value: code, label: names.of(code) ?? code })),
        ]}
      />
    </Panel>
  );
}
