import { Container, Section, Stack } from '@custom-designs/ui/layout';
import { Heading, Link, Text } from '@custom-designs/ui/text';
import { isRouteErrorResponse, useRouteError } from 'react-router';

const messageOf = (error: unknown) => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : 'Something went wrong while showing this page.';
};

/** Specification section 2: the framework's error screen, with a way back. */
export function ErrorScreen() {
  return (
    <main>
      <Section>
        <Container width="text">
          <Stack gap="lg" align="start">
            <Heading level={1}>Unexpected Application Error!</Heading>
            <Text>{messageOf(useRouteError())}</Text>
            <Link href="/">Return to Home</Link>
          </Stack>
        </Container>
      </Section>
    </main>
  );
}
