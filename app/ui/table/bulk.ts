/** What can be done with the chosen rows of a table. */
import type { ComponentType, ReactNode } from 'react';

export interface BulkAction {
  /** Posted as `act` without script. */
  key: string;
  label: string;
  icon?: ReactNode;
  /** What the popover holds: the questions and a dry run. It is given how to close. */
  panel?: (close: () => void) => ReactNode;
  /** Instead of a popover: a dialog, or a page. */
  onPress?: () => void;
}

export interface Bulk {
  actions: readonly BulkAction[];
  /** Name of the chosen ids in a posted form. */
  name: string;
  /** The form that posts; this part knows none. */
  Form: ComponentType<{ id: string; action: string; isDocument: true; children: ReactNode }>;
  /** Where the form goes without script; there the dry run is a page. */
  action: string;
  /** Further fields of that form, such as a token. */
  children?: ReactNode;
}
