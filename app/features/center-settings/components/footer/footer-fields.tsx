import type { ReactNode } from 'react';
import { footerVariants, type FooterVariant } from '#contract/theme.ts';
import type { LoadedFooter } from '#app/features/center-settings/footer.server.ts';
import { footerForm } from '#app/features/center-settings/form-schema.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { RadioCards } from '#app/ui/radio-cards.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

const Field = fieldOf(footerForm);
const ValueField = valueFieldOf(footerForm);

const line = 'block h-1.5 bg-onband';
const soft = 'block h-1.5 bg-onbandsoft';
const Column = () => (
  <span className="grid grow content-start gap-1.5">
    <span className={line} />
    <span className={`${soft} w-2/3`} />
    <span className={`${soft} w-2/3`} />
  </span>
);
/** What a shape looks like. */
const drawings: Record<FooterVariant, ReactNode> = {
  columns: (
    <span className="flex w-full items-start gap-2">
      <Column />
      <Column />
      <Column />
    </span>
  ),
  compact: (
    <span className="flex w-full items-center gap-2">
      <span className={`${line} grow`} />
      <span className={`${soft} w-4`} />
      <span className={`${soft} w-4`} />
      <span className={`${soft} w-4`} />
    </span>
  ),
  centered: (
    <span className="grid w-full justify-items-center gap-1.5">
      <span className={`${line} w-1/2`} />
      <span className={`${soft} w-2/3`} />
      <span className={`${soft} w-1/3`} />
    </span>
  ),
};

const Drawing = ({ variant }: { variant: FooterVariant }) => (
  <span aria-hidden className="flex h-14 items-center bg-band px-4 forced-colors:border-b">
    {drawings[variant]}
  </span>
);

/** In what shape it is, and what the centre says of itself. */
export function FooterFields({ hasEnglish }: Pick<LoadedFooter, 'hasEnglish'>) {
  const t = useWords('center-settings');
  return (
    <>
      <ValueField
        name="footerVariant"
        as={RadioCards}
        across={3}
        options={footerVariants.map((value) => ({
          value,
          label: t(`footer.variants.${value}`),
          picture: <Drawing variant={value} />,
        }))}
      />
      <section className="grid gap-5 border-t border-line pt-6">
        <h2 className="t-h4">{t('footer.about')}</h2>
        <Field name="footerText" as={TextArea} rows={3} hint={t('footer.textHint')} />
        {hasEnglish && <Field name="footerTextEn" as={TextArea} rows={3} lang="en" />}
      </section>
    </>
  );
}

type MarksProps = Pick<LoadedFooter, 'numbers'> & {
  /** Id of the form that they are part of: between both stand the columns, which are forms of their own. */
  form: string;
};

/** Which marks stand there, below the columns as on the site. */
export function FooterMarks({ numbers: { rsin, chamberOfCommerceNumber: number }, form }: MarksProps) {
  const t = useWords('center-settings');
  return (
    <section className="grid max-w-form content-start gap-4 border-t border-line pt-6">
      <h2 className="t-h4">{t('footer.marks')}</h2>
      <ValueField
        name="showAnbiLogo"
        as={Switch}
        form={form}
        atEnd
        hint={rsin ? t('footer.rsin', { number: rsin }) : t('footer.noRsin')}
      />
      <ValueField
        name="showNovLogo"
        as={Switch}
        form={form}
        atEnd
        hint={number ? t('footer.chamberOfCommerce', { number }) : t('footer.noChamberOfCommerce')}
      />
    </section>
  );
}
