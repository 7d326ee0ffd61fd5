import { codeOf, fixtureManager } from '@custom-designs/mocks';
import { replaceBackend } from '@custom-designs/supabase/client';
import { queryClient } from '@custom-designs/supabase/queryClient';
import { afterEach, expect, it } from 'vitest';
import { openMedia } from '../../pictures/adapter/media.fixtures.ts';
import { beginSecondStep, verifyCode } from './secondStep.ts';
import { moreForManagers } from './session.ts';
import { signIn } from './signIn.ts';

afterEach(() => replaceBackend());

it('reads the pictures again once a required second step is set up', async () => {
  await openMedia();
  await signIn(fixtureManager.email, fixtureManager.password);
  const pictures = { queryKey: ['pictures'], queryFn: async () => [], meta: moreForManagers };
  await queryClient.prefetchQuery(pictures);
  const { id, secret } = await beginSecondStep();
  await verifyCode(id, codeOf(secret));
  expect(queryClient.getQueryState(pictures.queryKey)?.isInvalidated).toBe(true);
});
