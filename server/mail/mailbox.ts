/** As in the database: mail to `name+anything@` comes in the mailbox of `name@`. */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase();
  const plus = lower.indexOf('+');
  const at = plus < 0 ? -1 : lower.indexOf('@', plus);
  return at < 0 ? lower : lower.slice(0, plus) + lower.slice(at);
}
