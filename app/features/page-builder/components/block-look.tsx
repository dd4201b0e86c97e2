import Building from 'lucide-react/icons/building-2';
import CirclePlay from 'lucide-react/icons/circle-play';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileText from 'lucide-react/icons/file-text';
import GalleryHorizontal from 'lucide-react/icons/gallery-horizontal';
import Grid from 'lucide-react/icons/layout-grid';
import Handshake from 'lucide-react/icons/handshake';
import Heading from 'lucide-react/icons/heading';
import ImageIcon from 'lucide-react/icons/image';
import Images from 'lucide-react/icons/images';
import Link from 'lucide-react/icons/link';
import ListChecks from 'lucide-react/icons/list-checks';
import Megaphone from 'lucide-react/icons/megaphone';
import Newspaper from 'lucide-react/icons/newspaper';
import PanelLeft from 'lucide-react/icons/panel-left';
import Quote from 'lucide-react/icons/quote';
import Search from 'lucide-react/icons/search';
import Shapes from 'lucide-react/icons/shapes';
import Signpost from 'lucide-react/icons/signpost';
import type { BlockName } from '#contract/blocks/all-blocks.ts';

const icons: Partial<Record<BlockName, typeof Search>> = {
  HeroWithSearch: Search,
  PhotoHero: ImageIcon,
  SectionTitle: Heading,
  Markdown: FileText,
  Image: ImageIcon,
  ImageTextButtons: PanelLeft,
  TextWithUsps: ListChecks,
  FourCards: Grid,
  Hotlinks: Link,
  DynamicCards: Building,
  VacancyCategories: Shapes,
  NewsCarousel: Newspaper,
  PhotoSlideshow: Images,
  YouTube: CirclePlay,
  QuoteBlock: Quote,
  CallToAction: Megaphone,
  DualCta: Signpost,
  LogoBar: Handshake,
  BuilderForm: ClipboardList,
};

/** The sign of a kind of block, beside its name; a new kind has one of its own only once somebody draws it here. */
export function BlockSign({ type }: { type: BlockName }) {
  const Sign = icons[type] ?? GalleryHorizontal;
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 max-[17rem]:hidden place-content-center rounded-ctl bg-sunken text-ink [&_svg]:size-5"
    >
      <Sign />
    </span>
  );
}
