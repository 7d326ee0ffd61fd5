import preview from '@custom-designs/storybook/preview.tsx';
import { inCompact } from '../../admin/compact.fixtures.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { SaveStatus } from '../SaveStatus/SaveStatus.tsx';
import { PostFrame } from './PostFrame.tsx';

const meta = preview.meta({
  title: 'Posts/PostFrame',
  tags: ['experimental', '!stable'],
  component: PostFrame,
  args: {
    bar: <SaveStatus state="saved" time="2:14 PM" onRetry={() => {}} />,
    actions: <Button size="compact">Publish</Button>,
    children: <TextField name="title" label="Title" defaultValue="How to light a palm tree" />,
    side: <TextField name="author" label="Author" defaultValue="Custom Designs" />,
    sideLabel: 'Settings',
  },
  decorators: [inCompact],
});

export const Default = meta.story();
