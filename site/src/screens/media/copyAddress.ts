import { toast } from '@custom-designs/ui/components/Toast';

/** Specification section 8, "Copy URL". Browsers may refuse: then the address itself is what is said. */
export async function copyAddress({ url }: { readonly url: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Copied!', description: 'Image URL copied to clipboard' });
  } catch {
    toast({
      title: 'Could not copy the URL',
      description: url,
      variant: 'destructive',
      duration: Number.POSITIVE_INFINITY,
    });
  }
}
