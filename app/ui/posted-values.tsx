type PostedValuesProps = {
  name?: string;
  values: readonly string[];
  blocked: boolean;
  /** What just happened to them, for whoever does not see it. */
  said: string;
};

/** What a field of several values sends in a plain form. */
export function PostedValues({ name, values, blocked, said }: PostedValuesProps) {
  return (
    <>
      <span role="status" className="sr-only">
        {said}
      </span>
      {name !== undefined &&
        !blocked &&
        values.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
    </>
  );
}
