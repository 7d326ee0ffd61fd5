import { ButtonLink } from '@custom-designs/ui/components/ButtonLink';

const PATIENCE_MS = 10_000;

/** Scrolls to an element once the page shows it, because the rows after the last build load later. */
function scrollOnceShown(id: string): void {
  const observer = new MutationObserver(() => {
    const target = document.getElementById(id);
    if (!target) return;
    observer.disconnect();
    target.scrollIntoView();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
}

interface SeeItProps {
  /** The address of the page, with the part that shows the record. */
  href: string;
}

/** The way to what visitors see. */
export function SeeIt({ href }: SeeItProps) {
  const [, id] = href.split('#');
  return (
    <ButtonLink
      variant="ghost"
      size="compact"
      href={href}
      onClick={() => id && scrollOnceShown(id)}
    >
      See it
    </ButtonLink>
  );
}
