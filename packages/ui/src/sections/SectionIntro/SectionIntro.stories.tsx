import preview from '@custom-designs/storybook/preview.tsx';
import { Actions } from '../Actions/Actions.tsx';
import { SectionIntro } from './SectionIntro.tsx';

const actions = [
  { label: 'View All Posts', href: '/blog' },
  { label: 'Contact Us', href: '/contact' },
];
const meta = preview.meta({
  title: 'Sections/SectionIntro',
  component: SectionIntro,
  args: {
    headingId: 'vision',
    label: 'Our vision',
    heading: (
      <>
        A house should know what <em>time</em> it is
      </>
    ),
    lead: 'Bright and clear at breakfast, shaded at three in the afternoon, low and warm by dinner.',
  },
});

export const Default = meta.story();
export const Split = meta.story({
  args: { layout: 'split', children: <Actions items={actions} emphasis="quiet" /> },
});
