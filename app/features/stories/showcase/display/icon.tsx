import { Part } from '#app/features/stories/components/story.tsx';
import { Icon } from '#app/ui/icon.tsx';

const names = ['lucide:heart', 'lucide:hand-heart', 'lucide:coffee', 'tabler:plant', 'lucide:no-such-icon'];

export default function IconStory() {
  return (
    <Part title="By name, in three sizes; the last does not exist and keeps its place">
      <ul className="grid gap-2">
        {names.map((name) => (
          <li key={name} className="flex flex-wrap items-center gap-3">
            <Icon name={name} size="small" />
            <Icon name={name} />
            <Icon name={name} size="large" />
            <code className="min-w-0 [overflow-wrap:anywhere]">{name}</code>
          </li>
        ))}
      </ul>
    </Part>
  );
}
