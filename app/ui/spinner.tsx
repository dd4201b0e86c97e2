import LoaderCircle from 'lucide-react/icons/loader-circle';

/** Only inside a busy button; pages show a skeleton. */
export function Spinner() {
  return <LoaderCircle className="size-5 motion-safe:animate-[spin_900ms_linear_infinite]" />;
}
