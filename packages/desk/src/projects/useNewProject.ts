import { toast } from '@custom-designs/ui/components/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { tellFailure } from '../failures.ts';
import { toBeNamed } from '../record/focusField.ts';
import { SignInDismissed, type SignInGate } from '../SignInGate.ts';
import { MOST_PICTURES, project, projects } from './record.ts';

export const tooMany = `A project has at most ${MOST_PICTURES} pictures`;

/**
 * Adds a draft with these pictures and opens it. It's stored at once, so that neither a reload nor another
 * unsaved project gets in its way.
 */
export function useNewProject(gate: SignInGate): (imageIds: readonly string[]) => void {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (imageIds: readonly string[]) => {
      const id = crypto.randomUUID();
      const pictures = imageIds.map((image) => ({ id: image, x: 50, y: 50 }));
      const fields = { ...project.empty, title: 'New project', pictures };
      return gate.run(() => projects.save(id, null, fields));
    },
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: projects.key });
      navigate(project.editHref(id), { state: toBeNamed });
    },
    onError: (error) => {
      if (!(error instanceof SignInDismissed)) tellFailure('The project wasn’t created', error);
    },
  });
  return (imageIds) => {
    if (imageIds.length <= MOST_PICTURES) mutate(imageIds);
    else toast({ title: tooMany, description: 'Select fewer.', variant: 'destructive' });
  };
}
