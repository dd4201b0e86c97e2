import SearchIcon from 'lucide-react/icons/search';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input, SearchField } from 'react-aria-components/SearchField';
import type { ReactNode } from 'react';
import { AriaLocale } from '#app/ui/aria-locale.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChoiceList } from '#app/ui/choice-list.tsx';
import { ChoiceNote } from '#app/ui/choice-note.tsx';
import type { Choices } from '#app/ui/choice-state.ts';
import { controlClass } from '#app/ui/control-class.ts';
import { FieldSheet } from '#app/ui/field-sheet.tsx';
import { choiceWords } from '#app/ui/words/choice.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

type ChoiceSheetProps = {
  label: string;
  choices: Choices;
  typed: string;
  /** Leave out where the list is not searched. */
  onType?: (typed: string) => void;
  chosen: readonly string[];
  onChoose: (values: readonly string[]) => void;
  isMultiple?: boolean;
  onClose: () => void;
};

/** The list of a combo box or select on a phone: the whole height, and a field to search it. */
export default function ChoiceSheet(props: ChoiceSheetProps) {
  const { label, choices, typed, onType, chosen, onChoose, isMultiple, onClose } = props;
  const words = useOwnWords(choiceWords);
  const list = (
    <ChoiceList
      aria-label={label}
      isTall
      options={choices.shown}
      typed={typed}
      step={choices.step && { ...choices.step, onPress: choices.step.onPress }}
      selectionMode={isMultiple ? 'multiple' : 'single'}
      selectedKeys={chosen}
      autoFocus={!onType}
      onSelectionChange={(keys) => {
        if (keys === 'all') return;
        // The last row chooses nothing: the list stays, with what comes of it.
        if (keys.has('step')) choices.step?.onPress();
        else onChoose([...keys].map(String));
      }}
    />
  );
  const footer = isMultiple && (
    <Button wide onClick={onClose}>
      {words.done}
    </Button>
  );
  return (
    <AriaLocale>
      <FieldSheet open onOpenChange={(open) => !open && onClose()} title={label} footer={footer}>
        {onType ? (
          <Autocomplete inputValue={typed} onInputChange={onType}>
            <SearchInput label={words.search} />
            <ChoiceNote choices={choices} />
            {list}
          </Autocomplete>
        ) : (
          list
        )}
      </FieldSheet>
    </AriaLocale>
  );
}

function SearchInput({ label }: { label: string }): ReactNode {
  return (
    <SearchField aria-label={label} autoFocus className="layer-bar sticky top-0 bg-surface p-4 pb-2">
      <SearchIcon className="pointer-events-none absolute top-7 left-7.5 size-5 text-soft" />
      <Input
        placeholder={label}
        className={`${controlClass({})} pl-11 [&::-webkit-search-cancel-button]:hidden`}
      />
    </SearchField>
  );
}
