import { useFormat, useNow } from '#app/i18n/now.ts';

/** A moment in a row, as its day. */
export function ListDay({ at, className }: { at: string; className?: string }) {
  const { shortDate } = useFormat();
  return (
    <time dateTime={at} className={className}>
      {shortDate(at, useNow())}
    </time>
  );
}
