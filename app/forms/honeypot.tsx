type HoneypotProps = {
  name: string;
  /** Says to leave it empty, for whoever comes by it all the same. */
  label: string;
};

/** People do not see it, nor do screen readers or the browser's own filling in; a robot cannot leave it alone. */
export function Honeypot({ name, label }: HoneypotProps) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
