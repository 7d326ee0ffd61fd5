import { Container, Section } from '@custom-designs/ui/layout';
import { Workbench } from '@custom-designs/ui/media';
import { Heading } from '@custom-designs/ui/text';
import { CleanUpDialog } from './CleanUpDialog.tsx';
import { GalleryPanel } from './GalleryPanel.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { SignInDialog } from './SignInDialog.tsx';
import { useCleanUp } from './useCleanUp.ts';
import { useFilters } from './useFilters.ts';
import { useGallery } from './useGallery.ts';
import { useGalleryWork } from './useGalleryWork.ts';
import { useManager } from './useManager.ts';
import { useUploads } from './useUploads.ts';

/** The Media Center over the backend (specification sections 2 to 9, docs/media-center.md). */
export function MediaCenter() {
  const address = useFilters();
  const manager = useManager();
  const { gate } = manager;
  const gallery = useGallery();
  const { cleanUp, noteLeftBehind } = useCleanUp(gate);
  const onLeftBehind = noteLeftBehind;
  const work = useGalleryWork({ gallery, filters: address.filters, gate, onLeftBehind });
  const uploads = useUploads({ gate, images: gallery.images, onLeftBehind });
  return (
    <Section space="compact">
      <Container>
        <Workbench>
          <Heading level={1}>Media Center</Heading>
          <GalleryPanel gallery={gallery} work={work} address={address} />
        </Workbench>
      </Container>
      <CleanUpDialog cleanUp={cleanUp} />
      <LeaveQuestion isUploading={uploads.isUploading} />
      <SignInDialog manager={manager} />
    </Section>
  );
}
