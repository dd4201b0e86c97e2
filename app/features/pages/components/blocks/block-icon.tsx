import BookOpen from 'lucide-react/icons/book-open';
import Bus from 'lucide-react/icons/bus';
import Clock from 'lucide-react/icons/clock';
import Coffee from 'lucide-react/icons/coffee';
import Dices from 'lucide-react/icons/dices';
import FileText from 'lucide-react/icons/file-text';
import Gift from 'lucide-react/icons/gift';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hammer from 'lucide-react/icons/hammer';
import HandCoins from 'lucide-react/icons/hand-coins';
import Heart from 'lucide-react/icons/heart';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import Languages from 'lucide-react/icons/languages';
import Laptop from 'lucide-react/icons/laptop';
import Leaf from 'lucide-react/icons/leaf';
import Library from 'lucide-react/icons/library';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import MapPin from 'lucide-react/icons/map-pin';
import Megaphone from 'lucide-react/icons/megaphone';
import Music from 'lucide-react/icons/music';
import Palette from 'lucide-react/icons/palette';
import PartyPopper from 'lucide-react/icons/party-popper';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import School from 'lucide-react/icons/school';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Smile from 'lucide-react/icons/smile';
import Soup from 'lucide-react/icons/soup';
import Sprout from 'lucide-react/icons/sprout';
import Store from 'lucide-react/icons/store';
import Timer from 'lucide-react/icons/timer';
import Trophy from 'lucide-react/icons/trophy';
import Users from 'lucide-react/icons/users';
import Waves from 'lucide-react/icons/waves';
import Wheat from 'lucide-react/icons/wheat';

/** Icons that an author may choose by name. Each is named here, so that only these go to the browser. */
const icons = {
  'book-open': BookOpen,
  bus: Bus,
  clock: Clock,
  coffee: Coffee,
  dices: Dices,
  'file-text': FileText,
  gift: Gift,
  'graduation-cap': GraduationCap,
  hammer: Hammer,
  'hand-coins': HandCoins,
  heart: Heart,
  'heart-handshake': HeartHandshake,
  house: House,
  landmark: Landmark,
  languages: Languages,
  laptop: Laptop,
  leaf: Leaf,
  library: Library,
  'life-buoy': LifeBuoy,
  'map-pin': MapPin,
  megaphone: Megaphone,
  music: Music,
  palette: Palette,
  'party-popper': PartyPopper,
  'piggy-bank': PiggyBank,
  school: School,
  'shield-check': ShieldCheck,
  'shopping-bag': ShoppingBag,
  smile: Smile,
  soup: Soup,
  sprout: Sprout,
  store: Store,
  timer: Timer,
  trophy: Trophy,
  users: Users,
  waves: Waves,
  wheat: Wheat,
};

/** Their names, for who chooses one; the words of each are in the page builder. */
export const blockIconNames: readonly string[] = Object.keys(icons);

const isIcon = (name: string): name is keyof typeof icons => Object.hasOwn(icons, name);

/** An icon beside words that say the same; an unknown name gets the heart. */
export function BlockIcon({ name }: { name: string }) {
  const Icon = isIcon(name) ? icons[name] : Heart;
  return <Icon aria-hidden="true" className="size-5.5 shrink-0" />;
}
