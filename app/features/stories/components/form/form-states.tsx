import { useSample } from '#app/features/stories/components/story.tsx';
import { fieldNames } from '#app/forms/field-rules.ts';
import type { FormOf } from '#app/forms/use-form.ts';

/** Values, errors, touched, dirty and valid of each field, as the form knows them now. */
export function FormStates({ form, about }: { form: FormOf; about?: string }) {
  const sample = useSample({
    nl: {
      title: 'Wat het formulier weet',
      field: 'Veld',
      value: 'Waarde',
      error: 'Fout',
      yes: 'ja',
      no: 'nee',
    },
    en: {
      title: 'What the form knows',
      field: 'Field',
      value: 'Value',
      error: 'Error',
      yes: 'yes',
      no: 'no',
    },
  });
  form.form.watch();
  const names = fieldNames(form.schema);
  const title = about ? `${sample.title}: ${about}` : sample.title;
  return (
    <div className="min-w-0 overflow-x-auto" role="region" aria-label={title} tabIndex={0}>
      <table className="w-full t-sm">
        <caption className="pb-2 text-left font-semibold">{title}</caption>
        <thead>
          <tr className="border-b border-line text-left text-soft">
            {[sample.field, sample.value, sample.error, 'touched', 'dirty', 'valid'].map((head) => (
              <th key={head} scope="col" className="py-2 pr-1.5 font-semibold sm:pr-3">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => {
            const { value, error, touched, dirty, valid } = form.state(name);
            return (
              <tr key={name} data-field={name} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-1.5 text-left sm:pr-3 font-semibold">
                  {name}
                </th>
                <td className="py-2 pr-1.5 wrap-anywhere sm:pr-3">
                  {typeof value === 'string' ? value : JSON.stringify(value)}
                </td>
                <td className="py-2 pr-1.5 sm:pr-3">{error}</td>
                {[touched, dirty, valid].map((is, at) => (
                  <td key={['touched', 'dirty', 'valid'][at]} className="py-2 pr-1.5 sm:pr-3">
                    {is ? sample.yes : sample.no}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
