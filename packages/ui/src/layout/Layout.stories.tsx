import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Heading, Text } from '../text/index.ts';
import { Container, Grid, Section, Stack } from './index.ts';
import { guide } from './Layout.guide.tsx';

const meta = preview.meta({ title: 'Layout/Layout', component: Stack, parameters: { guide } });

const names = ['Lighting', 'Audio', 'Video', 'Security', 'Networking', 'Fiber'];
const items = names.map((word) => (
  <Text key={word} as="span">
    {word}
  </Text>
));
const listItems = names.map((word) => <li key={word}>{word}</li>);

export const StackInAColumn = meta.story({ render: () => <Stack gap="sm">{items}</Stack> });
export const StackInARow = meta.story({
  render: () => (
    <Stack direction="row" gap="sm" isWrapping justify="space-between" align="center">
      {items}
    </Stack>
  ),
});
export const StackAsAList = meta.story({ render: () => <Stack as="ul">{listItems}</Stack> });
export const GridOfColumns = meta.story({
  render: () => (
    <Grid as="ul" columns={{ phone: 1, desktop: 3 }} gap="lg">
      {listItems}
    </Grid>
  ),
});
export const Containers = meta.story({
  parameters: { bare: true },
  render: () => (
    <Stack gap="lg">
      {(['content', 'text', 'full'] as const).map((width) => (
        <Container key={width} width={width}>
          <Text>{`${width}: ${'one room after another, lit as it is used. '.repeat(8)}`}</Text>
        </Container>
      ))}
    </Stack>
  ),
});
export const Sections = meta.story({
  parameters: { bare: true },
  render: () => (
    <Stack gap="hair">
      {(['background', 'surface', 'raised'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="compact" aria-labelledby={`${tone}-heading`}>
          <Container>
            <Heading level={2} id={`${tone}-heading`}>
              On {tone}
            </Heading>
          </Container>
        </Section>
      ))}
    </Stack>
  ),
});

StackAsAList.test('is announced as a list without bullets', async ({ canvas }) => {
  await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
  await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length);
});

GridOfColumns.test('has one column on a phone and three on a desktop', async ({ canvas }) => {
  const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
  const inFirstRow = tops.filter((top) => top === tops[0]);
  await expect(inFirstRow).toHaveLength(innerWidth < 768 ? 1 : 3);
});

Sections.test('is a landmark if it has a name', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'On surface' })).toBeVisible();
});

Containers.test('never scrolls sideways', async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
});
