import { ButtonLink } from '@custom-designs/ui/components/Button';
import { Container, Section, Stack } from '@custom-designs/ui/layout';
import { Heading, Text } from '@custom-designs/ui/text';
import { useEffect } from 'react';
import { notFound } from '../content/notFound.ts';
import { usePath } from '../frame/usePath.ts';

export const meta = () => [{ title: notFound.meta.title }, { name: 'robots', content: 'noindex' }];

/** Specification section 2: the missing path is logged, and there is a way home. */
export default function NotFound() {
  const path = usePath();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for this line
    console.warn(`404: there is no page at ${path}`);
  }, [path]);
  return (
    <Section>
      <Container width="text">
        <Stack gap="lg" align="start">
          <Text size="label" tone="accent">
            {notFound.code}
          </Text>
          <Heading level={1}>{notFound.heading}</Heading>
          <Text size="lead">{notFound.text}</Text>
          <ButtonLink href={notFound.home.path}>{notFound.home.label}</ButtonLink>
        </Stack>
      </Container>
    </Section>
  );
}
