import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawnPicture } from '../components/Picture/Picture.fixtures.ts';
import { HousePlan } from '../exhibits/HousePlan/HousePlan.tsx';
import { Actions } from './Actions/Actions.tsx';
import { BulletSection } from './BulletSection/BulletSection.tsx';
import { CaseCards } from './CaseCards/CaseCards.tsx';
import { CaseChapters } from './CaseChapters/CaseChapters.tsx';
import { Credentials } from './Credentials/Credentials.tsx';
import { Handover } from './Handover/Handover.tsx';
import { LightScenes } from './LightScenes/LightScenes.tsx';
import { LinkCards } from './LinkCards/LinkCards.tsx';
import { OpeningHours } from './OpeningHours/OpeningHours.tsx';
import { PlaceCards } from './PlaceCards/PlaceCards.tsx';
import { ProjectTiles } from './ProjectTiles/ProjectTiles.tsx';
import { Showcase } from './Showcase/Showcase.tsx';
import { ValueColumns } from './ValueColumns/ValueColumns.tsx';

const none = { heading: 'A heading', items: [] };

// templates.test.tsx covers the other sections that need items.
it.each([
  <Actions key="Actions" items={[]} />,
  <BulletSection key="BulletSection" {...none} />,
  <CaseChapters key="CaseChapters" {...none} />,
  <Credentials key="Credentials" heading="A heading" />,
  <Handover key="Handover" {...none} />,
  <HousePlan key="HousePlan" {...none} drawing="" legend="" name="" />,
  <LightScenes key="LightScenes" {...none} />,
  <LinkCards key="LinkCards" {...none} />,
  <OpeningHours key="OpeningHours" items={[]} />,
  <PlaceCards key="PlaceCards" {...none} />,
  <ProjectTiles key="ProjectTiles" {...none} />,
  <Showcase key="Showcase" {...none} />,
  <ValueColumns key="ValueColumns" {...none} />,
])('renders nothing without items: $key', (section) => {
  expect(renderToString(section)).toBe('');
});

it("shows only the known parts of a case's client and location", () => {
  const plain = { title: 'A quiet taqueria', description: '', image: drawnPicture('palms', '') };
  expect(renderToString(<CaseCards items={[plain]} />)).not.toContain('|');
  const known = { ...plain, client: 'Taqueria', location: 'Weslaco, TX' };
  expect(renderToString(<CaseCards items={[known]} />)).toContain('Taqueria | Weslaco, TX');
});
