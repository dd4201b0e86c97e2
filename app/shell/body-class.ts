/**
 * What stands between toolbar and footer. Its height never hangs on the footer's: while a slow line brings the footer bit by bit,
 * nothing moves. On a short page the footer begins near the lower edge, and grows to it.
 */
export const bodyClass = 'shrink-0 min-h-[calc(100dvh-15rem)]';
