import BookOpen from 'lucide-react/icons/book-open';
import Bus from 'lucide-react/icons/bus';
import Coffee from 'lucide-react/icons/coffee';
import Dices from 'lucide-react/icons/dices';
import FileText from 'lucide-react/icons/file-text';
import Hammer from 'lucide-react/icons/hammer';
import Heart from 'lucide-react/icons/heart';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Languages from 'lucide-react/icons/languages';
import Laptop from 'lucide-react/icons/laptop';
import Leaf from 'lucide-react/icons/leaf';
import Megaphone from 'lucide-react/icons/megaphone';
import Palette from 'lucide-react/icons/palette';
import PartyPopper from 'lucide-react/icons/party-popper';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Soup from 'lucide-react/icons/soup';
import Trophy from 'lucide-react/icons/trophy';
import Users from 'lucide-react/icons/users';

/** As the list of categories has them; each is named here, so that only these go to the browser. */
const icons = {
  activities: Dices,
  admin: FileText,
  board: Users,
  buddy: HeartHandshake,
  comms: Megaphone,
  culture: Palette,
  events: PartyPopper,
  finance: PiggyBank,
  handyman: Hammer,
  hospitality: Soup,
  host: Coffee,
  ict: Laptop,
  language: Languages,
  nature: Leaf,
  retail: ShoppingBag,
  sport: Trophy,
  teaching: BookOpen,
  transport: Bus,
};

const isDrawn = (category: string): category is keyof typeof icons => Object.hasOwn(icons, category);

/** The sign of a category, a third as wide as the ground that it stands on; without one it is a heart. */
export function CategoryIcon({ category }: { category: string | null }) {
  const Icon = category !== null && isDrawn(category) ? icons[category] : Heart;
  return <Icon className="h-auto w-1/3 max-w-24" strokeWidth={1.5} />;
}
