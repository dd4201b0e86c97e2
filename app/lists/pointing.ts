/** What is pointed at in a list beside a map: both show it. */
export interface Pointing {
  pointed: string | null;
  onPoint: (id: string | null) => void;
}

/** The props of a row: it is pointed at by the pointer or the focus. */
export const pointsAt = (id: string, onPoint: Pointing['onPoint']) => ({
  onPointerEnter: () => onPoint(id),
  onPointerLeave: () => onPoint(null),
  onFocus: () => onPoint(id),
  onBlur: () => onPoint(null),
});
