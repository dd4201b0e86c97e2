import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import {
  Header,
  ListBox,
  ListBoxItem,
  type ListBoxProps,
  ListBoxSection,
} from 'react-aria-components/ListBox';
import { type ChoiceOption, matchIn, sectionsOf } from '#app/ui/choice-option.ts';
import { floatListClass, rowClass } from '#app/ui/float-class.ts';

export type ChoiceStep = { label: string; icon?: ReactNode; onPress: () => void };

type ChoiceListProps = Pick<
  ListBoxProps<ChoiceOption>,
  'aria-label' | 'selectionMode' | 'selectedKeys' | 'onSelectionChange' | 'autoFocus' | 'shouldFocusOnHover'
> & {
  options: readonly ChoiceOption[];
  /** What is typed: its letters are bold in each label. */
  typed?: string;
  /** Words where there are no options. */
  empty?: string;
  /** A last row that does something else than choose: the nearest step, or trying again. */
  step?: ChoiceStep;
  /** As long as it is: the sheet it stands in scrolls, instead of the list from 320 px on. */
  isTall?: boolean;
};

/** The same list in a popover and in a sheet. */
export function ChoiceList({ options, typed = '', empty, step, isTall, ...list }: ChoiceListProps) {
  const sections = sectionsOf(options);
  return (
    <ListBox
      {...list}
      renderEmptyState={() => <p className="px-3 py-2.5 text-soft">{empty}</p>}
      className={isTall ? 'p-2 outline-none focus-inset' : floatListClass}
    >
      {sections.map(([section, of]) =>
        section === '' ? (
          of.map((option) => <Row key={option.value} option={option} typed={typed} />)
        ) : (
          <ListBoxSection key={section} id={`section-${section}`}>
            <Header className="px-3 pt-3 pb-1 t-sm font-semibold text-soft">{section}</Header>
            {of.map((option) => (
              <Row key={option.value} option={option} typed={typed} />
            ))}
          </ListBoxSection>
        ),
      )}
      {step && (
        <ListBoxItem
          id="step"
          textValue={step.label}
          onAction={step.onPress}
          className={`${rowClass} items-center font-semibold text-link [&_svg]:size-5`}
        >
          {step.icon}
          {step.label}
        </ListBoxItem>
      )}
    </ListBox>
  );
}

function Row({ option, typed }: { option: ChoiceOption; typed: string }) {
  const [before, match, after] = matchIn(option.label, typed);
  const more = option.blockedReason ?? option.description;
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      isDisabled={option.blockedReason !== undefined}
      className={rowClass}
    >
      {({ isSelected }) => (
        <>
          {option.icon && <span className="mt-0.5 shrink-0 text-soft [&_svg]:size-5">{option.icon}</span>}
          <span className="min-w-0 flex-1">
            {before}
            {match && <b>{match}</b>}
            {after}
            {more && <span className="block t-sm text-soft">{more}</span>}
          </span>
          {isSelected && <Check className="mt-0.5 size-5 shrink-0 text-link" />}
        </>
      )}
    </ListBoxItem>
  );
}
