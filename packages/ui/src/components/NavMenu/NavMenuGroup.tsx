import { type FocusEvent, type PointerEvent, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Container } from '../../layout/index.ts';
import { Anchor } from '../../text/index.ts';
import type { HoverIntent } from './hoverIntent.ts';
import { TOP_LEVEL } from './moveFocus.ts';
import * as styles from './NavMenu.css.ts';
import { currentPage, isInGroup, type NavGroup } from './navigation.ts';

interface NavMenuGroupProps {
  group: NavGroup;
  isOpen: boolean;
  intent: HoverIntent;
  currentPath: string | undefined;
}

const forMouse = (run: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') run();
};

/** Trigger and panel of one group of a NavMenu. */
export function NavMenuGroup({ group, isOpen, intent, currentPath }: NavMenuGroupProps) {
  const panelId = useId();
  const { label, featured, items } = group;
  const onBlur = (event: FocusEvent) => {
    // Without a related target, the window lost the focus or a press hit nothing, so the menu stays
    // open.
    if (isOpen && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
      intent.dismiss();
  };
  const leave = forMouse(intent.leave);
  return (
    <li onBlur={onBlur}>
      <Button
        {...{ [TOP_LEVEL]: '' }}
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isInGroup(group, currentPath) || undefined}
        onPress={() => intent.toggle(label)}
        onPointerMove={forMouse(() => intent.moveOverTrigger(label))}
        onPointerLeave={leave}
      >
        {label}
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only tracks the mouse; the links are
          interactive */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives here as a click */}
      <div
        id={panelId}
        data-panel=""
        className={styles.panel}
        onPointerMove={forMouse(intent.moveOverPanel)}
        onPointerLeave={leave}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) intent.dismiss();
        }}
      >
        <Container>
          <div className={styles.columns}>
            <p className={styles.featured}>
              <Anchor
                href={featured.href}
                className={styles.featuredLink}
                aria-current={currentPage(featured.href, currentPath)}
              >
                {featured.label}
              </Anchor>
              <span className={styles.description}>{featured.description}</span>
            </p>
            <ul className={styles.items}>
              {items.map(({ label: name, href, description }) => (
                <li key={href} className={styles.item}>
                  <Anchor
                    href={href}
                    className={styles.itemLink}
                    aria-current={currentPage(href, currentPath)}
                  >
                    {name}
                  </Anchor>
                  <span className={styles.description}>{description}</span>
                </li>
              ))}
            </ul>
          </div>
        </Container>
      </div>
    </li>
  );
}
