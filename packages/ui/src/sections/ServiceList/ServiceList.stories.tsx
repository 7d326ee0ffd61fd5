import preview from '@custom-designs/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { services } from '../sections.fixtures.tsx';
import { ServiceList } from './ServiceList.tsx';

const meta = preview.meta({
  title: 'Sections/ServiceList',
  component: ServiceList,
  parameters: { bare: true },
  args: {
    items: services,
    label: 'What we do',
    lead: 'Ten services, one crew.',
    actions: [{ label: 'Our Services', href: '/services' }],
  },
});

export const Default = meta.story();

Default.test(
  'shows the picture of the focused row, and after scrolling that of the row in view',
  async ({ canvas, canvasElement }) => {
    const stages = [...canvasElement.querySelectorAll('li > :last-child')];
    const opacity = (index: number) => getComputedStyle(stages[index] as Element).opacity;
    const settle = async () => {
      const moving = stages.flatMap((stage) => stage.getAnimations());
      await Promise.all(
        moving
          // Scroll-driven animations and those with a long delay never finish.
          .filter((animation) => animation instanceof CSSTransition)
          .filter((animation) => Number(animation.effect?.getComputedTiming().delay) < 1000)
          .map((animation) => animation.finished),
      );
    };
    if (!matchMedia('(min-width: 70em) and (hover: hover)').matches) {
      // Phones show each picture in its row.
      await expect(stages.every((_, index) => opacity(index) === '1')).toBe(true);
      return;
    }
    await expect(opacity(0)).toBe('1');
    await expect(opacity(4)).toBe('0');
    const link = canvas.getByRole('link', { name: 'Learn more Multi-Room Audio' });
    link.focus();
    await settle();
    await expect(opacity(0)).toBe('0');
    await expect(opacity(4)).toBe('1');
    link.blur();
    await settle();
    for (const index of [5, 3]) {
      const row = stages[index]?.previousElementSibling?.getBoundingClientRect();
      if (!row) throw new Error('A picture stands without its row.');
      scrollBy({ top: row.top + row.height / 2 - innerHeight * 0.45, behavior: 'instant' });
      await waitFor(() => expect(stages.findLastIndex((_, at) => opacity(at) === '1')).toBe(index));
    }
  },
);
