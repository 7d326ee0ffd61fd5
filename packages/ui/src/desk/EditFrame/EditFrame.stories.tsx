import preview from '@custom-designs/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { inCompact } from '../compact.fixtures.tsx';
import { SaveStatus } from '../SaveStatus/SaveStatus.tsx';
import { EditFrame } from './EditFrame.tsx';

const meta = preview.meta({
  title: 'Desk/EditFrame',
  tags: ['experimental', '!stable'],
  component: EditFrame,
  args: {
    bar: <Badge>Draft</Badge>,
    status: <SaveStatus state="saved" time="2:14 PM" onRetry={() => {}} />,
    actions: <Button size="compact">Publish</Button>,
    children: <TextField name="title" label="Title" defaultValue="How to light a palm tree" />,
    side: <TextField name="author" label="Author" defaultValue="Custom Designs" />,
    sideLabel: 'Settings',
  },
  decorators: [
    inCompact,
    // In the place of the page's header, below which the bar sticks.
    (Story) => (
      <main style={{ paddingBlockStart: 'var(--ui-frame-header)' }}>
        <Story />
      </main>
    ),
  ],
});

export const Default = meta.story();

const long = (
  <>
    {['Title', 'Introduction', 'Text'].map((label) => (
      <TextArea key={label} name={label} label={label} rows={24} />
    ))}
  </>
);

Default.test(
  'keeps its actions in sight, and what scrolls into view below them',
  {
    render: (args) => <EditFrame {...args}>{long}</EditFrame>,
  },
  async ({ canvas }) => {
    const placeOf = (element: HTMLElement) => element.getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Publish' });
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await expect(window.scrollY).toBeGreaterThan(window.innerHeight);
    await expect(placeOf(action).top).toBeGreaterThanOrEqual(0);
    await expect(placeOf(action).bottom).toBeLessThan(window.innerHeight / 2);
    const field = canvas.getByLabelText('Title');
    // Chromium centers what gets the focus. Others scroll it to the edge.
    field.scrollIntoView({ block: 'start', behavior: 'instant' });
    await waitFor(() => expect(placeOf(field).top).toBeGreaterThan(placeOf(action).bottom));
  },
);
