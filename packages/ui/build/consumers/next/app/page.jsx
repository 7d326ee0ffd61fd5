import { Badge } from '@custom-designs/ui/components/Badge';
import { Breadcrumbs } from '@custom-designs/ui/components/Breadcrumbs';
import { Container } from '@custom-designs/ui/layout';
import { Showcase } from '../Showcase';

/** Drawn on the server alone, around what the browser takes over. */
export default function Page() {
  return (
    <Container>
      <Breadcrumbs
        items={[
          { name: 'Home', path: '/' },
          { name: 'Consumer', path: '/consumer' },
        ]}
      />
      <Badge>New</Badge>
      <Showcase />
    </Container>
  );
}
