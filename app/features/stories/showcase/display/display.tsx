import Clock from 'lucide-react/icons/clock';
import Leaf from 'lucide-react/icons/leaf';
import { useState } from 'react';
import { displaySamples } from '#app/features/stories/components/display-samples.ts';
import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { BADGES, type BadgeKind } from '#app/ui/badge-kinds.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Card } from '#app/ui/card.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { Counter } from '#app/ui/counter.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Plate } from '#app/ui/plate.tsx';
import { Row } from '#app/ui/row.tsx';
import { Stepper } from '#app/ui/stepper.tsx';
import { Tag } from '#app/ui/tag.tsx';

const sizes = ['small', 'medium', 'large', 'huge'] as const;
const photo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23cfe4ea' d='M0 0h8v8H0z'/%3E%3Ccircle cx='4' cy='3' r='1.6' fill='%23b5764f'/%3E%3Cpath fill='%2334405a' d='M1 8a3 3 0 0 1 6 0z'/%3E%3C/svg%3E";

function People() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {sizes.map((size) => (
        <Avatar key={size} name="Sanne de Bruin" size={size} />
      ))}
      {sizes.map((size) => (
        <Avatar key={size} name="Tomas Kowalski" src={photo} size={size} />
      ))}
      {sizes.map((size) => (
        <Plate key={size} name="De Groene Kade" size={size} />
      ))}
      {sizes.map((size) => (
        <Plate key={size} name="De Waterlelie" logo={{ url: photo, seenOn: null }} size={size} />
      ))}
    </div>
  );
}

function Chips() {
  const sample = useSample(displaySamples);
  const [isChosen, setChosen] = useState(true);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Tag icon={<Clock />}>{sample.when}</Tag>
      <Tag>{sample.nature}</Tag>
      <Chip removes={sample.remove}>{sample.evening}</Chip>
      <Chip icon={<Leaf />}>{sample.nature}</Chip>
      <Chip icon={<Leaf />} chosen={isChosen} onClick={() => setChosen(!isChosen)}>
        {sample.nature}
      </Chip>
      <Chip href="#chip" chosen>
        {sample.evening}
      </Chip>
      <Counter>12</Counter>
      <Counter current>3</Counter>
    </div>
  );
}

function Lists() {
  const sample = useSample(displaySamples);
  const title = useIsLong() ? sample.long : sample.cook;
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <ul>
        <Row
          title="Sanne de Bruin"
          href="#row"
          picture={<Avatar name="Sanne de Bruin" besideName />}
          side={sample.ago}
        >
          {title}
        </Row>
        <Row
          title={title}
          href="#current"
          isCurrent
          picture={<Plate name="De Groene Kade" besideName />}
          side={<Badge kind="published">{sample.badges.published}</Badge>}
        >
          {sample.when}
        </Row>
        <Row title={title}>{sample.when}</Row>
      </ul>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <Card title={title} href="#card" footer={<Tag>{sample.nature}</Tag>}>
          {sample.when}
        </Card>
        <Card title={sample.cook}>{sample.answer}</Card>
      </div>
    </div>
  );
}

export default function DisplayStory() {
  const sample = useSample(displaySamples);
  const title = useIsLong() ? sample.long : sample.cook;
  return (
    <>
      <Part title={sample.status}>
        <div className="flex flex-wrap gap-2">
          {(Object.keys(BADGES) as BadgeKind[]).map((kind) => (
            <Badge key={kind} kind={kind}>
              {sample.badges[kind]}
            </Badge>
          ))}
        </div>
      </Part>
      <Part title={sample.tags}>
        <Chips />
      </Part>
      <Part title={sample.people}>
        <People />
      </Part>
      <Part title={sample.titles}>
        <Breadcrumb label={sample.trail} items={[{ href: '#list', label: sample.list }, { label: title }]} />
        <HeadingRule
          level={3}
          count="14"
          side={
            <a href="#all" className="link">
              {sample.all}
            </a>
          }
        >
          {sample.wait}
        </HeadingRule>
        <div className="max-w-form">
          <Stepper
            label={sample.steps}
            current={1}
            steps={sample.step.map((label) => ({ label, href: '#step' }))}
          />
        </div>
        <div>
          <Disclosure summary={sample.question} level={3} open>
            {sample.answer}
          </Disclosure>
          <Disclosure summary={title} level={3}>
            {sample.answer}
          </Disclosure>
        </div>
      </Part>
      <Part title={sample.rows}>
        <Lists />
      </Part>
    </>
  );
}
