import { useFieldOf } from '#app/forms/form-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { useFieldIds } from '#app/ui/field-ids.ts';

const days = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The seven days as a strip to tick; each says its whole name. */
export function DayField({ name, hint }: { name: string; hint?: string }) {
  const t = useWords('own-account');
  const { form, start, words } = useFieldOf(name);
  const ids = useFieldIds(words.id, { hint, error: words.error });
  const chosen = Array.isArray(start) ? start : [];
  return (
    <ChoiceGroup {...words} hint={hint} ids={ids}>
      <div className="mt-1 grid max-w-md grid-cols-4 gap-2 sm:grid-cols-7">
        {days.map((day) => (
          <label
            key={day}
            className="flex min-h-18 cursor-pointer flex-col items-center justify-center gap-2 rounded-ctl border-[1.5px] border-edge bg-surface font-semibold has-checked:border-solid has-checked:bg-tint2 has-checked:text-link"
          >
            <span aria-hidden>{t(`digest.short.${day}`)}</span>
            <input
              {...form.field(name)}
              type="checkbox"
              value={day}
              defaultChecked={chosen.some((one) => one === day)}
              aria-label={t(`digest.long.${day}`)}
              aria-invalid={words.error ? true : undefined}
              className="tick"
            />
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
