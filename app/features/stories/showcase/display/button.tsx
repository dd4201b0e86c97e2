import ArrowRight from 'lucide-react/icons/arrow-right';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

const kinds = ['solid', 'line', 'soft', 'ghost', 'danger', 'dangerGhost', 'accent'] as const;

export default function ButtonStory() {
  const sample = useSample({
    nl: {
      usual: 'Plaats vacature',
      long: 'Vrijwilligersvacaturebeoordelingsformulier versturen',
      busy: 'Bezig…',
      reason: 'Vul eerst een titel in.',
    },
    en: {
      usual: 'Publish vacancy',
      long: 'Send the volunteer vacancy assessment form',
      busy: 'Busy…',
      reason: 'Enter a title first.',
    },
  });
  const label = useIsLong() ? sample.long : sample.usual;
  return (
    <>
      <Part title="Kinds">
        <div className="flex flex-wrap gap-3">
          {kinds.map((kind) => (
            <Button key={kind} kind={kind}>
              {label}
            </Button>
          ))}
        </div>
      </Part>
      <Part title="Sizes, icon, busy, blocked">
        <div className="flex flex-wrap items-center gap-3">
          <Button size="large">{label}</Button>
          <Button size="small">{label}</Button>
          <Button kind="line" nextIcon={<ArrowRight />}>
            {label}
          </Button>
          <ButtonLink kind="line" href="#link">
            {label}
          </ButtonLink>
          <IconButton label={label} icon={<X />} />
          <IconButton label={label} icon={<X />} raised />
          <IconButton label={label} icon={<X />} disabled />
          <Button kind="danger" busy busyLabel={sample.busy}>
            {label}
          </Button>
          <Button icon={<Send />}>{label}</Button>
          <Button busy busyLabel={sample.busy}>
            {label}
          </Button>
          <Button blockedReason={sample.reason}>{label}</Button>
        </div>
      </Part>
    </>
  );
}
