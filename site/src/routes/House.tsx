import { HousePlan } from '@custom-designs/ui/exhibits/HousePlan';
import { Actions } from '@custom-designs/ui/sections/Actions';
import { Text } from '@custom-designs/ui/text';
import { useRef } from 'react';
import { dollars } from '../content/prices.ts';
import type { ServicesOverview } from '../content/schema/pages.ts';
import type { DrawingData } from '../drawings/Drawing.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import { useModuleNearView } from '../layout/useNearView.ts';

interface Wish {
  label: string;
  detail?: string;
  /** Its published prices, and the one that they start at. */
  range?: string | undefined;
  from?: number | undefined;
  /** The name of its light in the drawing. */
  light: string;
}

interface HouseProps extends Omit<ServicesOverview['plan'], 'items' | 'about'> {
  id: string;
  items: readonly Wish[];
  /** The walls. The rest is drawn once the plan is near, because its HTML is large. */
  drawing: DrawingData;
  /** The form that sends the list, if it's on this page. */
  form?: string;
  sendHref: string;
  /** Labels of the checked items. */
  list: readonly string[];
  onChange: (list: string[]) => void;
}

const loadHouse = () => import('../drawings/house.ts');

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
  const place = useRef<HTMLDivElement>(null);
  const drawn = useModuleNearView(place, loadHouse);
  const prices = items.flatMap(({ label, from }) => (from && list.includes(label) ? [from] : []));
  return (
    <div ref={place}>
      <HousePlan
        {...plan}
        name="subject"
        storageKey="house"
        drawing={<Drawing {...(drawn?.house ?? drawing)} />}
        items={items.map(({ light, range = unpriced, ...item }) => ({
          ...item,
          price: range,
          light: <Drawing size={drawing.size} shapes={drawn?.houseLights[light] ?? []} />,
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
    </div>
  );
}
