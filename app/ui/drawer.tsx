import { OverlayPanel, type OverlayPanelProps } from '#app/ui/overlay-panel.tsx';

/** Detail beside a list: 400 px at the right, the whole screen on a phone. */
export function Drawer(props: Omit<OverlayPanelProps, 'place' | 'isQuestion'>) {
  return <OverlayPanel {...props} place="drawer" />;
}
