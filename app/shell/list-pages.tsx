import { useNavigate } from 'react-router';
import { usePath } from '#app/shell/locale-path.ts';
import { ListPages as Pages } from '#app/ui/list-pages.tsx';

type ListPagesProps<Size extends number> = {
  /** What the pages are of: 'Pagina’s met gebruikers'. */
  label: string;
  pagination: { records: number; current: number; last: number };
  size: Size;
  sizes: readonly [Size, ...Size[]];
  /** The address of the same list with another page or size; on its first page when nothing is said. */
  addressWith: (change: { page?: number; size?: Size }) => string;
};

/** The pages of a list whose choice is in its address. */
export function ListPages<Size extends number>({
  label,
  pagination,
  size,
  sizes,
  addressWith,
}: ListPagesProps<Size>) {
  const path = usePath();
  const navigate = useNavigate();
  const [list = '', search] = addressWith({}).split('?');
  return (
    <Pages
      label={label}
      pagination={pagination}
      size={size}
      sizes={sizes}
      hrefFor={(page) => addressWith({ page })}
      action={path(list)}
      kept={[...new URLSearchParams(search)].filter(([name]) => name !== 'per')}
      onChooseSize={(chosen) => {
        const wanted = sizes.find((one) => one === chosen) ?? sizes[0];
        void navigate(path(addressWith({ size: wanted })), { preventScrollReset: true });
      }}
    />
  );
}
