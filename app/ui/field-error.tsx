import CircleAlert from 'lucide-react/icons/circle-alert';

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-0.5 flex items-start gap-1.5 t-sm font-semibold wrap-anywhere text-bad">
      <CircleAlert className="mt-0.5 size-4.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
