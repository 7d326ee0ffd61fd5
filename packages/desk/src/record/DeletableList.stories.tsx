import { albumRows } from '@custom-designs/mocks';
import { connected, withQueries, withToasts } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { atDesk } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { ButtonLink } from '@custom-designs/ui/components/ButtonLink';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { project, projects } from '../projects/record.ts';
import { DeletableList } from './DeletableList.tsx';

const { patio, pool } = albumRows;
let cleared = false;

function Found({ city }: { city: string }) {
  const query = useQuery(projects.listQuery());
  const found = (query.data ?? []).filter((row) => row.city === city);
  return (
    <DeletableList
      what="project"
      items={found.map(({ id, title, sentence }) => ({
        ...{ id, title, href: project.editHref(id), facts: [sentence] },
        ...{ change: 'Changed today', marks: [], isPublic: true },
      }))}
      query={query}
      table={projects}
      tools={<ButtonLink href={project.editHref()}>New project</ButtonLink>}
      isSearch
      onClearSearch={() => {
        cleared = true;
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Managers/DeletableList',
  component: Found,
  args: { city: 'Nowhere' },
  decorators: [atDesk, withToasts, withQueries],
  parameters: {
    ...standsAlone,
    bare: true,
    address: '/admin/projects',
    backend: { albums: Object.values(albumRows), isSignedIn: true },
  },
  beforeEach: connected,
});

export const NoMatch = meta.story();
export const Match = meta.story({ args: { city: 'Mission' } });

NoMatch.test('offers to clear a search that finds nothing', async ({ canvas }) => {
  await expect(await canvas.findByText('No projects match your search.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await expect(cleared).toBe(true);
});

Match.test('moves the focus to the tools after the last row is deleted', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: patio.title })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: pool.title })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: `Delete ${patio.title}` }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(canvas.getByRole('link', { name: 'New project' })).toHaveFocus());
});
