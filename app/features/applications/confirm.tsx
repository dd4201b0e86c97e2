import { useWords } from '#app/i18n/words.ts';

export default function Confirm() {
  const t = useWords('applications');
  return <h1 className="t-h1">{t('confirm.title')}</h1>;
}
