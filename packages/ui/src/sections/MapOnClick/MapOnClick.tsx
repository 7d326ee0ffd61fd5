import { ExternalLink } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Container, Section, Stack } from '../../layout/index.ts';
import { Link, Text } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { OpeningHours, type OpeningLine } from '../OpeningHours/OpeningHours.tsx';
import { SectionIntro } from '../SectionIntro/SectionIntro.tsx';
import * as styles from './MapOnClick.css.ts';

export const defaultMapOnClickLabels = {
  /** Name of the map's frame. */
  map: 'Map',
  /** Text of the button that loads the map. */
  show: 'Show the map',
  /** Text of the link to `mapHref`. */
  open: 'Open in a maps app',
};

export interface MapOnClickProps {
  /** Heading of level 2. */
  heading: ReactNode;
  /** Paragraph below the heading. */
  text?: ReactNode;
  /** Postal address, one line each. */
  address: readonly string[];
  /** Opening hours, one line for each group of days. */
  hours?: readonly OpeningLine[];
  /** URL of the map for an `<iframe>`. It loads only when the visitor presses the button. */
  frameSrc: string;
  /** Drawing above the button until the map loads. */
  drawing?: ReactNode;
  /** URL of the same place in a maps app. */
  mapHref: string;
  /** Notice about the map provider, shown before the map loads. */
  notice?: ReactNode;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultMapOnClickLabels>;
}

/**
 * Address and hours with a map that loads on a press, because the map comes from another company's server.
 * The map then takes the focus. The address and a link to it are there at once
 * (docs/behavior/pages.md#contact-page).
 *
 * - For all contact details: use ContactSection.
 * - For the cities served: use PlaceCards.
 */
export function MapOnClick({
  heading,
  text,
  address,
  hours = [],
  frameSrc,
  drawing,
  mapHref,
  notice,
  labels: ownLabels,
}: MapOnClickProps) {
  const headingId = useId();
  const labels = useLabels('MapOnClick', defaultMapOnClickLabels, ownLabels);
  const [isShown, setShown] = useState(false);
  return (
    <Section aria-labelledby={headingId}>
      <Container>
        <div className={styles.columns}>
          <Stack gap="xl" align="start">
            <SectionIntro headingId={headingId} heading={heading} lead={text} />
            <address className={styles.address}>
              {address.map((line) => (
                <span key={line} className={styles.addressLine}>
                  {line}
                </span>
              ))}
            </address>
            <div className={styles.hours}>
              <OpeningHours items={hours} />
            </div>
            <Link href={mapHref} variant="standalone">
              {labels.open}
              <Icon icon={ExternalLink} />
            </Link>
          </Stack>
          <div className={styles.place}>
            {isShown ? (
              <iframe
                ref={(frame) => frame?.focus()}
                className={styles.frame}
                src={frameSrc}
                title={labels.map}
                referrerPolicy="no-referrer"
              />
            ) : (
              <>
                {drawing}
                <div className={styles.ask}>
                  <Button variant="secondary" onPress={() => setShown(true)}>
                    {labels.show}
                  </Button>
                </div>
                {notice !== undefined && (
                  <div className={styles.notice}>
                    <Text size="small" tone="muted">
                      {notice}
                    </Text>
                  </div>
                )}
              </>
            )}
          </div>
        </div>
      </Container>
    </Section>
  );
}
