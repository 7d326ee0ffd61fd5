import preview from '@custom-designs/storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { inCompact } from '../compact.fixtures.tsx';
import { SaveStatus } from '../SaveStatus/SaveStatus.tsx';
import { EditFrame } from './EditFrame.tsx';

const meta = preview.meta({
  title: 'Desk/EditFrame',
  tags: ['experimental', '!stable'],
  component: EditFrame,
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
