import { Container, Section, Stack } from '@custom-designs/ui/layout';
import { Heading, Link, Text } from '@custom-designs/ui/text';
import { company } from '../content/company.ts';
import { navigation } from '../content/navigation.ts';
import { usePath, withoutEndSlash } from '../frame/usePath.ts';

const pages = [
  ...navigation.groups.flatMap(({ featured, items }) => [featured, ...items]),
  ...[...navigation.plainLinks, navigation.admin].map((link) => ({ ...link, description: '' })),
];

const pageAt = (pathname: string) => pages.find(({ path }) => path === pathname);

export const meta = ({ location }: { location: { pathname: string } }) => [
  {
    title: `${pageAt(withoutEndSlash(location.pathname))?.name ?? 'In preparation'} - ${company.name}`,
  },
  { name: 'robots', content: 'noindex' },
];

/** Says honestly that a page is being written, and gives the ways to an answer today. */
export default function Interim() {
  const path = usePath();
  const page = pageAt(path);
  return (
    <Section>
      <Container width="text">
        <Stack gap="lg" align="start">
          <Heading level={1}>{page?.name ?? 'In preparation'}</Heading>
          {page?.description ? <Text size="lead">{page.description}</Text> : null}
          <Text>
            We are still writing this page. Until it is ready, call us at{' '}
            <Link href={company.phones.main.href}>{company.phones.main.display}</Link> or write to{' '}
            <Link href={company.email.href}>{company.email.display}</Link>: the people who do the
            work will answer your questions.
          </Text>
          <Link href="/">Return to Home</Link>
        </Stack>
      </Container>
    </Section>
  );
}
