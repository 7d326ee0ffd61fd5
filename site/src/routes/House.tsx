import { HousePlan } from '@custom-designs/ui/exhibits/HousePlan';
import { Actions } from '@custom-designs/ui/sections/Actions';
import { Text } from '@custom-designs/ui/text';
import { dollars } from '../content/prices.ts';
import type { ServicesOverview } from '../content/schema/pages.ts';
import type { DrawingData } from '../drawings/Drawing.tsx';
import { Drawing } from '../drawings/Drawing.tsx';

interface Wish {
  label: string;
  detail?: string;
  /** Its published prices, and the one that they start at. */
  range?: string | undefined;
  from?: number | undefined;
  light: DrawingData['shapes'];
}

interface HouseProps extends Omit<ServicesOverview['plan'], 'items' | 'about'> {
  id: string;
  items: readonly Wish[];
  drawing: DrawingData;
  /** The form that sends the list, if it's on this page. */
  form?: string;
  sendHref: string;
  /** Labels of the checked items. */
  list: readonly string[];
  onChange: (list: string[]) => void;
}

/** The plan whose list goes along with the message (docs/behavior/pages.md#draw-your-house). */
export function House({
  items,
  drawing,
  unpriced,
  total,
  totalNote,
  send,
  sendHref,
  list,
  ...plan
}: HouseProps) {
  const prices = items.flatMap(({ label, from }) => (from && list.includes(label) ? [from] : []));
  return (
    <HousePlan
      {...plan}
      name="subject"
      storageKey="house"
      drawing={<Drawing {...drawing} />}
      items={items.map(({ light, range = unpriced, ...item }) => ({
        ...item,
        price: range,
        light: <Drawing size={drawing.size} shapes={light} />,
      }))}
    >
      <div role="status">
        {prices.length > 1 && (
          <>
            <Text tone="accent">
              {total} {dollars(prices.reduce((sum, price) => sum + price, 0))}.
            </Text>
            <Text size="small" tone="muted">
              {totalNote}
            </Text>
          </>
        )}
      </div>
      <Actions items={[{ label: send, href: sendHref }]} />
    </HousePlan>
  );
}
