import preview from '@custom-designs/storybook/preview.tsx';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Heading } from '../../text/index.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './RouteAnnouncer.guide.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

const pages = ['Services - Custom Designs', 'About Us - Custom Designs'] as const;

/** Simulates a router: each press goes to the next page. */
function Site({ titles }: { titles: readonly string[] }) {
  const [visit, setVisit] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = titles[visit % titles.length] ?? '';
  return (
    <>
      <RouteAnnouncer
        path={`/${visit}`}
        getTitle={() => title}
        getFocusTarget={() => heading.current}
      />
      <Heading level={1} ref={heading}>
        {title}
      </Heading>
      <Button onPress={() => setVisit(visit + 1)}>Next page</Button>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/RouteAnnouncer',
  component: RouteAnnouncer,
  parameters: { guide },
  args: { path: '/', getTitle: () => '', getFocusTarget: () => null },
  render: () => <Site titles={pages} />,
});

export const Default = meta.story();
export const SameTitle = meta.story({ render: () => <Site titles={['Custom Designs']} /> });

const region = (element: HTMLElement) =>
  within(element.querySelector('[aria-live="polite"]') as HTMLElement);

Default.test(
  'is silent on the first page, then announces the title and focuses the heading without scrolling',
  async ({ canvas, canvasElement }) => {
    await expect(region(canvasElement).queryByText(pages[0])).toBeNull();
    await expect(document.body).toHaveFocus();
    const room = document.createElement('div');
    room.style.blockSize = '300vh';
    canvasElement.prepend(room);
    canvas.getByRole('button', { name: 'Next page' }).click();
    await waitFor(() => expect(region(canvasElement).getByText(pages[1])).toBeInTheDocument());
    await expect(canvas.getByRole('heading', { name: pages[1] })).toHaveFocus();
    await expect(scrollY).toBe(0);
    room.remove();
  },
);

SameTitle.test('announces an unchanged title again', async ({ canvas, canvasElement }) => {
  const said = () => region(canvasElement).getByText('Custom Designs');
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  const first = await waitFor(said);
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(said()).not.toBe(first));
});
