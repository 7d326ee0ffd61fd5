import preview from '@custom-designs/storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { inCompact } from '../compact.fixtures.tsx';
import { DeskTools } from './DeskTools.tsx';

const meta = preview.meta({
  title: 'Desk/DeskTools',
  tags: ['experimental', '!stable'],
  component: DeskTools,
  args: {
    children: <SearchField name="search" label="Search posts" />,
    actions: <Button>New post</Button>,
  },
  decorators: [inCompact],
});

export const Default = meta.story();
