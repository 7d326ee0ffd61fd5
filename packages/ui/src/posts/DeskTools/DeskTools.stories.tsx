import preview from '@custom-designs/storybook/preview.tsx';
import { inCompact } from '../../admin/compact.fixtures.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { DeskTools } from './DeskTools.tsx';

const meta = preview.meta({
  title: 'Posts/DeskTools',
  tags: ['experimental', '!stable'],
  component: DeskTools,
  args: {
    children: <SearchField name="search" label="Search posts" />,
    actions: <Button>New post</Button>,
  },
  decorators: [inCompact],
});

export const Default = meta.story();
