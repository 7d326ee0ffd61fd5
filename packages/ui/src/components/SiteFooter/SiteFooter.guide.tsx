import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { Container, Grid, Section, Stack } from '../../layout/index.ts';
import { Link, Text } from '../../text/index.ts';
import { SiteFooter } from './SiteFooter.tsx';

const link = (label: string) => ({ label, href: `#${label.toLowerCase().replaceAll(' ', '-')}` });
const everything = [
  ...['Lighting Design', 'Multi-Room Audio', 'Home Theater Installation', 'Security Systems'],
  ...['Smart Home Automation', 'Fiber Optic Installation', 'Networking Services', 'Video Services'],
  ...['Offices', 'Retail', 'Restaurants & Bars', 'Conference Rooms', 'Medical Facilities'],
  ...['Brownsville', 'Harlingen', 'Mission', 'Edinburg', 'Rio Grande City', 'McAllen', 'Contact'],
];

export const guide: Guide = {
  use: 'Use SiteFooter at the end of every page. It holds links, contact details, opening hours, and the copyright line.',
  avoid: [
    'For the end of an article: use RelatedPosts or CallToAction.',
    'For a list of every page: use the menus and the sitemap for search engines.',
    'For an offer: use DiscountBand. The note of the footer is only a reminder.',
  ],
  screenReader: ['“Content info”, “Site map, navigation”, and then each column with its heading'],
  dos: [
    {
      why: 'Give a few links, and say how and when to reach a person.',
      example: (
        <PageWidth>
          <SiteFooter
            brand="Custom Designs"
            tagline="Illuminating Your Space"
            labels={{ siteMap: 'Site map, do' }}
            lists={[
              { heading: 'Services', items: ['Lighting Design', 'Multi-Room Audio'].map(link) },
              { heading: 'About', items: ['Our Story', 'Projects'].map(link) },
            ]}
            contact={{
              phone: { label: '(956) 555-0142', href: 'tel:+19565550142' },
              email: { label: 'hello@example.com', href: 'mailto:hello@example.com' },
              office: 'McAllen, TX',
              hours: [{ days: 'Monday to Friday', hours: '9 AM to 6 PM' }],
            }}
            copyrightFrom={2023}
            year={2026}
            copyrightText="Custom Designs. All rights reserved."
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'Don’t list every page. Visitors who look for the phone number have to search through twenty links.',
      example: (
        <PageWidth>
          <Section space="compact">
            <Container>
              <Stack gap="sm">
                <Text size="label" tone="accent">
                  All pages
                </Text>
                <Grid as="ul" columns={4} gap="xxs">
                  {everything.map(link).map(({ label, href }) => (
                    <li key={label}>
                      <Link href={href} variant="quiet">
                        {label}
                      </Link>
                    </li>
                  ))}
                </Grid>
              </Stack>
            </Container>
          </Section>
        </PageWidth>
      ),
    },
  ],
};
