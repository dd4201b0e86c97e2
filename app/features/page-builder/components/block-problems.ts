/** What of a block cannot be kept as it is: by its schema alone. */
import { type Block, blocks } from '#contract/blocks/all-blocks.ts';
import { fieldProblemOf, fieldText } from '#contract/field-texts.ts';
import type { Locale } from '#contract/locales.ts';
import { type FieldControl, kindOf } from '#app/features/page-builder/components/block-kinds.ts';
import type { Translate } from '#app/i18n/words.ts';

/** Sentences by the path of the field, `cards.0.title`. */
export type BlockProblems = Readonly<Record<string, string>>;

/** The field that a path leads to, or the last one on the way. */
function fieldAt(
  fields: Readonly<Record<string, FieldControl>>,
  path: readonly PropertyKey[],
): FieldControl | undefined {
  const [name, ...deeper] = path.filter((step) => typeof step === 'string');
  const field = fields[String(name)];
  return field?.fields ? (fieldAt(field.fields, deeper) ?? field) : field;
}

/** Of each field the first. */
export function problemsOf(block: Block, t: Translate<'page-builder'>, locale: Locale): BlockProblems {
  const checked = blocks.safeParse(block, { reportInput: true });
  if (checked.success) return {};
  const { fields } = kindOf(block.type);
  const problems: Record<string, string> = {};
  for (const issue of checked.error.issues) {
    const field = fieldAt(fields, issue.path);
    problems[issue.path.join('.')] ??= fieldText(
      fieldProblemOf(issue),
      field ? t(field.label) : kindOf(block.type).name[locale],
      locale,
    );
  }
  return problems;
}

/** Whether all of them can be kept. */
export const areWhole = (all: readonly Block[]): boolean =>
  all.every((block) => blocks.safeParse(block).success);
