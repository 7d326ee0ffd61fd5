import { Heading } from '@custom-designs/ui/text';

export default function NotFound() {
  return <Heading level={1}>Oops! Page not found</Heading>;
}
