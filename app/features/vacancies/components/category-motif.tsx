import { motifOf } from '#app/drawings/motifs.ts';

type CategoryMotifProps = {
  category: string | null;
  /** Size and corners only. */
  className: string;
};

/** Stands where no scene fits. Its file takes the colours of the page around it. */
export function CategoryMotif({ category, className }: CategoryMotifProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      className={`photo bg-tint2 ${className}`}
    >
      <use href={motifOf(category)} />
    </svg>
  );
}
